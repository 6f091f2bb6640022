import Testing

@testable import StoryEngine

struct ArgumentTests {
    @Test(arguments: [
        (Language.english, "1,234,567"), (.french, "1\u{202F}234\u{202F}567"), (.portuguese, "1.234.567"),
        (.chinese, "1,234,567"), (.hindi, "1,234,567"),
    ])
    func `a number is grouped as its language does`(language: Language, text: String) {
        #expect("{0}".filled([.number(1_234_567)], in: language.table) == text)
        #expect("{0}".filled([.number(567)], in: language.table) == "567")
    }

    @Test(arguments: Language.allCases)
    func `the limit of a push is grouped alike in every sentence`(language: Language) {
        let limit = Argument.number(Timeline.Delivery.limit).text(in: language.table)
        #expect(language.table.effect(.pushNearLimit).contains(limit))
    }

    @Test(arguments: Language.allCases)
    func `what fills a gap is not looked at again`(language: Language) {
        let text = language.table.sentence(.misspeltKey).filled([.text("{1}"), .text("{0}")], in: language.table)
        #expect(text.contains("{1}") && text.contains("{0}"))
    }

    @Test(arguments: Language.allCases)
    func `a type is named in the words of its language`(language: Language) {
        let text = language.table.sentence(.textNotString)
            .filled([.number(2), .text("title"), .type(.list)], in: language.table)
        #expect(text.contains(language.table.type(.list)))
        #expect(text.contains("2") && text.contains("title"))
    }
}
