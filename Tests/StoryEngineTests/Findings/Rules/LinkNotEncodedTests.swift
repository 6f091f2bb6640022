import Testing

@testable import StoryEngine

struct LinkNotEncodedTests {
    @Test(arguments: everywhere(#""link": ⟦"app://été"⟧"#, #""link": ⟦"app://x/a b"⟧"#, #""link": ⟦"app://x/%zz"⟧"#))
    func `a character that must be encoded is named wherever it stands`(text: String) throws {
        let findings = try expectFindings(.linkNotEncoded, .warning, in: text)
        #expect(findings.allSatisfy { $0.onPhone.contains("iOS 17") })
    }

    @Test func `encoding raw spaces is offered, where nothing else is left to encode`() throws {
        let findings = try expectFindings(
            .linkNotEncoded, .warning, in: device(pages: #""link": ⟦"app://x/a b c"⟧"#, #""link": ⟦"app://x/a bé"⟧"#))
        #expect(findings.map(\.replacements) == [["%20", "%20"], []])
        #expect(findings[0].fixes.map(\.isSafe) == [false])
    }

    @Test(arguments: ["app://x/%20", "app://x?a=b&c#d", "x y", " app://x"])
    func `what is encoded, and what is no URL, is not meant`(link: String) throws {
        try expectNoFindings(.linkNotEncoded, in: device(pages: "\"link\": \"\(link)\""))
    }
}
