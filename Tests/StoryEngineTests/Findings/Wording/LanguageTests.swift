import Testing

@testable import StoryEngine

struct LanguageTests {
    @Test(arguments: [
        ("fr", Language.french), ("fr-CA", .french), ("FR_fr.UTF-8", .french), ("pt-BR", .portuguese),
        ("pt_PT@euro", .portuguese), ("zh", .chinese), ("zh-CN", .chinese), ("zh-Hans", .chinese), ("hi-IN", .hindi),
        ("en-GB", .english),
    ])
    func `a tag asks for its primary language`(tag: String, language: Language) {
        #expect(Language(tag: tag) == language)
    }

    @Test(arguments: ["de", "", "x", "f", "fra", "-fr", "C.UTF-8"])
    func `a tag without a table asks for nothing`(tag: String) {
        #expect(Language(tag: tag) == nil)
    }

    @Test(arguments: Language.allCases)
    func `a language is known by its own tag`(language: Language) {
        #expect(Language(tag: language.rawValue) == language)
    }

    @Test func `findings speak Hindi from the message to the fixes`() throws {
        let finding = try #require(try findings(in: .hindi).first { $0.code == .durationNotNumber })
        #expect(finding.message == "पेज 1 का duration टेक्स्ट है, संख्या नहीं।")
        #expect(finding.onPhone == "पेज 5 सेकंड रहता है, जो डिफ़ॉल्ट है।")
        #expect(finding.fixes.map(\.title) == ["संख्या 8 लिखें"])
    }

    @Test func `a language changes the words and nothing else`() throws {
        let english = try findings(in: .english)
        #expect(english.count > 5)
        for language in Language.translations {
            let findings = try findings(in: language)
            #expect(findings.map(\.code) == english.map(\.code))
            #expect(findings.map(\.range.start) == english.map(\.range.start))
            for (finding, other) in zip(findings, english) {
                #expect(finding.message != other.message)
                #expect(finding.onPhone != other.onPhone)
                #expect(finding.fixes.map(\.edits.count) == other.fixes.map(\.edits.count))
                #expect(zip(finding.fixes, other.fixes).allSatisfy { $0.title != $1.title })
            }
        }
    }

    @Test(arguments: Language.translations)
    func `what is not JSON is told in the language too`(language: Language) throws {
        let text = "[{'image': \"https://a.test/x\",}]"
        let finding = try #require(try findings(in: language, text).first { $0.code == .jsonTrailingComma })
        #expect(finding.message == language.table.sentence(.trailingComma))
        #expect(finding.fixes.first?.title == language.table.fix(.removeComma))
    }

    private func findings(
        in language: Language,
        _ text: String = #"[{"image": "http://a.test/a b", "duration": "8", "tilte": "x", "link": "a.test/a"}, {}]"#
    ) throws -> [Finding] {
        try Timeline(of: Array(text.utf8), options: .init(), surroundings: .init(language: language)).findings
    }
}
