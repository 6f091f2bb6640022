import Testing

@testable import StoryEngine

struct TypographyTests {
    private static let noBreakSpace: Character = "\u{A0}"

    @Test func `French has a no-break space before its high marks and inside its quotes`() {
        for (_, text) in Language.french.texts {
            let characters = Array(text.replacing("https://", with: ""))
            for (index, character) in characters.enumerated() {
                if ":;?»".contains(character) { #expect(characters[index - 1] == Self.noBreakSpace, "\(text)") }
                if character == "«" { #expect(characters[index + 1] == Self.noBreakSpace, "\(text)") }
            }
            #expect(text.allSatisfy { !#"'""#.contains($0) } || text.contains(#"\""#), "\(text)")
        }
    }

    @Test func `Chinese has full-width marks, and no space beside them`() {
        let marks: Set<Character> = ["。", "，", "：", "；", "（", "）", "“", "”"]
        for (_, text) in Language.chinese.texts {
            let characters = Array(text.replacing("https://", with: "https").replacing("4,096", with: "4096"))
            for (index, character) in characters.enumerated() {
                #expect(!",;:()?".contains(character), "\(text)")
                guard marks.contains(character) else { continue }
                #expect(index == 0 || characters[index - 1] != " ", "\(text)")
                #expect(index + 1 == characters.count || characters[index + 1] != " ", "\(text)")
            }
        }
    }

    @Test(arguments: [
        (Language.french, Character(".")), (.portuguese, "."), (.chinese, "。"), (.hindi, "।"),
    ])
    func `a sentence ends in the full stop of its language`(language: Language, stop: Character) {
        for text in language.sentences {
            #expect(text.last == stop, "\(text)")
            #expect(!text.contains("..."))
        }
    }

    @Test func `Hindi has no Latin full stop between its sentences`() {
        for text in Language.hindi.sentences { #expect(!text.contains(". "), "\(text)") }
    }

    @Test func `each script is there in every text of its language`() {
        for (english, text) in Language.chinese.texts where english != "null" {
            #expect(text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(text)")
        }
        for (english, text) in Language.hindi.texts where english != "null" {
            #expect(text.unicodeScalars.contains { (0x0900...0x097F).contains($0.value) }, "\(text)")
        }
    }
}
