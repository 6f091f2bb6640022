import Testing

@testable import StoryEngine

struct LinkNoSchemeTests {
    @Test(arguments: everywhere(#""link": ⟦"shop.test/p"⟧"#, #""link": ⟦"page1"⟧"#, #""link": ⟦"my_app://x"⟧"#))
    func `a link without a scheme is named wherever it stands`(text: String) throws {
        let findings = try expectFindings(.linkNoScheme, .warning, in: text)
        #expect(findings.map(\.replacements) == [["https://"], [], []])
        #expect(findings[0].fixes.map(\.isSafe) == [false])
    }

    @Test func `a link without its scheme alone is given only that`() throws {
        let findings = try expectFindings(.linkNoScheme, .warning, in: device(pages: #""link": ⟦"//shop.test/p"⟧"#))
        #expect(findings.first?.replacements == ["https:"])
    }

    @Test(arguments: ["", "app://x", "https://a.test", ":x", " x"])
    func `an empty link, any scheme and white space at an end are not meant`(link: String) throws {
        try expectNoFindings(.linkNoScheme, in: device(pages: "\"link\": \"\(link)\""))
    }
}
