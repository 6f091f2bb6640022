import Testing

@testable import StoryEngine

struct TextMayBeCutTests {
    private static func words(_ word: String, _ count: Int, separator: String = " ") -> String {
        Array(repeating: word, count: count).joined(separator: separator)
    }

    @Test(
        arguments: everywhere(
            "\"title\": ⟦\"\(words("Sommerschlussverkauf", 6))\"⟧", "\"subtitle\": ⟦\"\(words("collection", 20))\"⟧",
            #""title": ⟦"a\nb\nc"⟧"#))
    func `a text of more than two lines is named wherever it stands`(text: String) throws {
        let findings = try expectFindings(.textMayBeCut, .warning, in: text)
        #expect(findings.allSatisfy { $0.fixes.isEmpty })
    }

    @Test(arguments: [
        words("Summer sale", 9), words("夏日特卖", 10, separator: ""), words("गर्मियों की सेल", 8), words("تخفيضات الصيف", 9),
        words("🎉", 30, separator: ""), words("👩‍👩‍👧‍👦", 30, separator: ""), words("サマーセール", 7, separator: ""),
    ])
    func `a long title is named in every script`(title: String) throws {
        try expectFindings(.textMayBeCut, .warning, in: device(pages: "\"title\": ⟦\"\(title)\"⟧"))
    }

    @Test(arguments: [
        words("Summer sale", 3), words("夏日特卖", 5, separator: ""), words("गर्मियों की सेल", 2), words("تخفيضات الصيف", 3),
        words("🎉", 16, separator: ""), words("👩‍👩‍👧‍👦", 16, separator: ""), words("e\u{301}", 30, separator: ""), "", "   ",
    ])
    func `a title that fits is not, counting what is seen as one character`(title: String) throws {
        try expectNoFindings(.textMayBeCut, in: device(pages: "\"title\": \"\(title)\""))
    }

    @Test func `where only small phones cut it, it is a note that says which`() throws {
        let text = device(pages: "\"title\": ⟦\"\(Self.words("sale", 11))\"⟧")
        let findings = try expectFindings(.textMayBeCut, .note, in: text)
        #expect(findings.first?.message.contains("320") == true)
    }

    @Test func `a button's words are on one line of their own and not estimated`() throws {
        try expectNoFindings(.textMayBeCut, in: device(pages: "\"button_title\": \"\(Self.words("buy now", 40))\""))
    }
}
