import Testing

@testable import StoryEngine

struct PlistRecognisedTests {
    @Test func `each kind of file is called by its name, and nothing plays`() throws {
        let service = soundPoint.replacing("content-extension", with: "service")
        for (text, sentence) in [
            (infoPlist(), Sentence.plistOfContentExtension), (infoPlist(point: service), .plistOfServiceExtension),
            (entitlements(""), .plistOfEntitlements),
        ] {
            let timeline = try timeline(text)
            #expect(timeline.outcome == .unreadable)
            #expect(timeline.findings.map(\.code) == [.plistRecognised])
            #expect(timeline.findings.first?.message == English.sentence(sentence))
            #expect(timeline.findings.first?.severity == .note)
        }
    }

    @Test func `of a dictionary only the tag is marked with which it begins`() throws {
        let filled = entitlements("").replacing("<dict>", with: "⟦<dict>⟧")
        try expectFindings(.plistRecognised, .note, in: filled, pointers: [""])
        try expectFindings(.plistRecognised, .note, in: "<plist>⟦<dict/>⟧</plist>", pointers: [""])
    }

    @Test func `the findings speak every language`() throws {
        let texts = try Language.allCases.map { language in
            try Timeline(of: Array(infoPlist().utf8), options: .init(), surroundings: .init(language: language))
                .findings.map(\.message)
        }
        #expect(Set(texts).count == Language.allCases.count)
    }
}
