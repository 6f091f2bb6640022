import Testing

@testable import StoryEngine

struct TextNotStringTests {
    @Test(arguments: everywhere(#""title": ⟦5⟧"#, #""subtitle": ⟦{"en": "x"}⟧"#, #""button_title": ⟦true⟧"#))
    func `a text of another type is named wherever it stands, with what is lost`(text: String) throws {
        let findings = try expectFindings(.textNotString, .warning, in: text)
        #expect(findings.map(\.onPhone) == ["The text is missing.", "The text is missing.", "The page has no button."])
        // The words of a story are never rewritten.
        #expect(findings.allSatisfy { $0.fixes.isEmpty })
    }

    @Test(arguments: [#""title": """#, #""title": null"#, #""subtitle": "5""#, #""other": 5"#])
    func `texts, null and other keys are not meant`(page: String) throws {
        try expectNoFindings(.textNotString, in: device(pages: page))
    }
}
