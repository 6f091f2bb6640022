import Testing

@testable import StoryEngine

struct PhoneURLTests {
    @Test(arguments: [
        "https://a.test/x", "HTTPS://a.test", "app://x", "a+b-c.1:x", "shop.example:8080/p", ":x", "https://", "https:",
        "https://a/b c", "https://a/é", "https://a/%zz", "https://münchen.de/", "https://日本.jp/", "mailto:a b",
        "http://a:/x", "http://[::1]:8080/x", "http://u ser@host/x", "x://a:b@c:1/", "app://%41/", "https://a/\nb",
        "data:image/png;base64,AA==", "https://a?b|c", "http:\\\\a\\b", "http://a:99999/x",
    ])
    func `this parses and has a scheme`(text: String) {
        #expect(PhoneURL(text).hasScheme)
    }

    @Test(arguments: ["", "example.com/a", "//cdn/a", "a/b:c", "1x:y", "my_app://x", "my app://x", "é://x", "?a:b"])
    func `this has no scheme`(text: String) {
        #expect(PhoneURL(text) == .noScheme)
    }

    @Test(arguments: [
        " https://a/b", "https://a/b ", "\u{A0}https://a/b", "https://a/b\n", "https://a b/x", "https://a\u{3000}b/",
        "app://a:b", "app://a:b:8", "http://host:8 0/", "http://[::1", "http://[::1]x/", "http://a%zz/", "https://a|b/",
        "https://a\\b/x", "https://a\0/x",
    ])
    func `no URL comes of this`(text: String) {
        #expect(PhoneURL(text) == .malformed)
    }

    @Test(arguments: [
        ("https://example.com/a", true), ("http://EXAMPLE.org:80/a", true), ("https://cdn.example.net/a", true),
        ("https://cdn.example/a", true), ("https://user@shop.example/a", true), ("https://notexample.com/a", false),
        ("https://example.com.evil.test/a", false), ("app://example.com/a", false), ("example.com/a", false),
        ("https://example.io/a", false),
    ])
    func `hosts reserved for examples are known`(text: String, isExample: Bool) {
        #expect(PhoneURL(text).isOnExampleHost == isExample)
    }
}
