import Testing

@testable import StoryEngine

struct TextBlankTests {
    @Test(arguments: everywhere(#""title": ⟦" "⟧"#, #""subtitle": ⟦"\u3000\u00a0"⟧"#, #""button_title": ⟦"\n\t"⟧"#))
    func `white space alone is named wherever it stands, and never trimmed`(text: String) throws {
        #expect(try expectFindings(.textBlank, .warning, in: text).allSatisfy { $0.fixes.isEmpty })
    }

    @Test(arguments: ["", " a ", "।", "🙂"])
    func `an empty text is absent, and any character is enough`(text: String) throws {
        try expectNoFindings(.textBlank, in: device(pages: "\"title\": \"\(text)\""))
    }
}
