import Testing

@testable import StoryEngine

struct LinkNotURLTests {
    @Test(arguments: everywhere(#""link": ⟦" app://x"⟧"#, #""link": ⟦"https://a b/x"⟧"#, #""link": ⟦"app://a:b"⟧"#))
    func `a link of which no URL comes is named wherever it stands`(text: String) throws {
        let findings = try expectFindings(.linkNotURL, .warning, in: text)
        #expect(findings.map(\.replacements) == [[""], [], []])
        #expect(findings[0].fixes.map(\.isSafe) == [true])
    }

    @Test(arguments: ["app://x", "x", "https://a.test/a b", ""])
    func `what parses, and what has no scheme, is not meant`(link: String) throws {
        try expectNoFindings(.linkNotURL, in: device(pages: "\"link\": \"\(link)\""))
    }
}
