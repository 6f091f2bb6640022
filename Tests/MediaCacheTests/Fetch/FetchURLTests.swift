import Testing

@testable import MediaCache

struct FetchURLTests {
    @Test(arguments: [
        ("http://a.example/b c.png", "http://a.example/b%20c.png"),
        ("http://a.example/é%20%zz?q=|#x y", "http://a.example/%C3%A9%20%25zz?q=%7C#x%20y"),
        (#"http://a.example/a\b"#, "http://a.example/a%5Cb"), ("http://é.example", "http://é.example"),
        ("http://a.example?%", "http://a.example?%25"),
    ])
    func `what a URL may not have is encoded, as on the phone`(text: String, expected: String) {
        #expect(FetchURL.encoded(text) == expected)
    }

    @Test(arguments: [
        "", "a.png", "//a.example/b", "http:a.example", "http:/a.example", "http://", "http:///a.example", "http://?a",
        "http://a.exa\tmple/", "http://a.example/\r\nHost: x", "http://a.example/\0", " http://a.example/",
        "http://a b.example/", #"http://a.example:80\@b.example/"#, "http://a.example\u{7F}/",
    ])
    func `what is no URL with a host is refused`(text: String) {
        #expect(throws: FetchFailure.badURL) { try fetch(text) }
    }

    @Test(arguments: [
        "file:///etc/passwd", "FILE:///etc/passwd", "ftp://a.example/", "gopher://a.example/_x", "HTTPX://a.example/",
        "data:image/png;base64,iVBORw0KGgo=", "jar:http://127.0.0.1!/", "shop.example:8080/p", ":x",
    ])
    func `another scheme is refused`(text: String) {
        #expect(throws: FetchFailure.schemeRefused) { try fetch(text) }
    }

    @Test(arguments: [22, 25, 6000, 6667]) func `a port of another protocol is refused`(port: Int) {
        #expect(throws: FetchFailure.portRefused) { try fetch("http://a.example:\(port)/") }
    }

    @Test(arguments: ["http://a.example:65536/", "http://a.example:99999999999999999999/", "http://a.example:x/"])
    func `a port that is none is refused`(text: String) {
        #expect(throws: FetchFailure.badURL) { try fetch(text) }
    }

    private func fetch(_ url: String) throws -> FetchAnswer {
        try Fetcher(allows: { _ in false }).fetch(FetchRequest(url)) { _ in }
    }
}
