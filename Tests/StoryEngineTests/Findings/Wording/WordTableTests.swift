import Testing

@testable import StoryEngine

struct WordTableTests {
    /// What no language translates: names of the SDK, of JSON's keys and of the trade, and what stands for itself.
    private static let names = [
        "pw_stories", "PW_STORIES", "ios_root_params", "mutable-content", "button_title", "userdata",
        "request.notifications", "Info.plist", "APNs", "iOS", "JSON", "UTF-8", "UTF-16", "UTC", "URL", "http", "https",
        "https://", "%20", #"\""#, "[ ", " ]", "{ ", " }", "null", "true", "…", "12", "17", "30",
    ]
    /// Those that are also English words, so that only sentences about the key itself keep them.
    private static let keys = [
        "pages": [Sentence.pagesMissing, .pagesNotArray, .recognisedPages],
        "image": [.imageMissing, .imageNotString, .imageNoScheme, .imageNotURL],
        "duration": Sentence.allCases.filter { "\($0)".hasPrefix("duration") },
        "link": [
            .linkNotString, .linkNoScheme, .linkNotURL, .linkNotEncoded, .linkHostAsScheme, .linkUnsafe,
            .linkMayOpenBrowser, .buttonWithoutLink, .linkWithoutButton,
        ],
    ]

    @Test(arguments: Language.allCases)
    func `a text has the gaps that it has in English`(language: Language) {
        for (english, text) in language.texts {
            #expect(text.gaps == english.gaps, "\(text)")
        }
    }

    @Test(arguments: Language.allCases)
    func `every text says something, without raising its voice`(language: Language) {
        for (_, text) in language.texts {
            #expect(!text.isBlank && !text.isEmpty)
            #expect(text.allSatisfy { !"!！".contains($0) }, "\(text)")
            #expect(!text.contains("  ") && text.first != " " && text.last != " ", "\(text)")
        }
    }

    @Test(arguments: Language.translations)
    func `no text is left in English`(language: Language) {
        for (english, text) in language.texts where english != "null" {
            #expect(text != english)
        }
    }

    @Test(arguments: Language.translations)
    func `names stay as they are`(language: Language) {
        for (english, text) in language.texts {
            for name in Self.names where english.contains(name) {
                let isThere = text.contains(name.trimmingSpaces)
                #expect(isThere, "\(name) in \(text)")
            }
        }
        for (key, sentences) in Self.keys {
            for sentence in sentences {
                #expect(language.table.sentence(sentence).contains(key), "\(key) in \(sentence)")
            }
        }
    }

    @Test func `two sentences that differ in English differ in every language`() {
        for language in Language.translations {
            let texts = Sentence.allCases.map(language.table.sentence)
            let english = Sentence.allCases.map(English.sentence)
            #expect(Set(texts).count >= Set(english).count, "\(language)")
        }
    }
}

extension Language {
    static let translations = allCases.filter { $0 != .english }

    /// All that findings say in this language, each beside what they say in English.
    var texts: [(english: String, text: String)] {
        Sentence.allCases.map { (English.sentence($0), table.sentence($0)) }
            + Effect.allCases.map { (English.effect($0), table.effect($0)) }
            + FixTitle.allCases.map { (English.fix($0), table.fix($0)) }
            + ValueType.allCases.map { (English.type($0), table.type($0)) }
    }

    /// What is a whole sentence, with a mark at its end.
    var sentences: [String] {
        Sentence.allCases.map(table.sentence) + Effect.allCases.map(table.effect)
    }
}

extension String {
    /// The numbers of a template's gaps, in order.
    fileprivate var gaps: [Int] {
        let characters = Array(self)
        return characters.indices.dropLast(2).compactMap { index in
            characters[index] == "{" && characters[index + 2] == "}" ? characters[index + 1].wholeNumberValue : nil
        }.sorted()
    }

    fileprivate var trimmingSpaces: String {
        filter { $0 != " " }
    }
}
