import Testing

@testable import StoryEngine

struct URLCharactersTests {
    @Test(arguments: [
        ("https://a.test/é", "é"), ("a%zz", "%"), ("a%4", "%"), ("a%", "%"), ("a%é1", "%"), ("<", "<"), ("a\"b", "\""),
        ("a\\b", "\\"), ("a^b", "^"), ("a`b", "`"), ("a b|", "|"), ("\n", "U+a"), ("\u{80}", "U+80"), ("a🙂b", "🙂"),
        ("e\u{301}", "\u{301}"),
    ])
    func `the first character that must be encoded is found`(url: String, character: String) {
        #expect(URLCharacters.firstToEncode(in: url) == character)
    }

    @Test(arguments: ["", " ", "a%C3%A9", "-._~:/?#[]@!$&'()*+,;=", "https://user@a.test:80/a?b=c#d"])
    func `what a URL may hold raw, and spaces, are not`(url: String) {
        #expect(URLCharacters.firstToEncode(in: url) == nil)
    }
}
