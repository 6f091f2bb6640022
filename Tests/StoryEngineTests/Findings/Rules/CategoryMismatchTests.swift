import Testing

@testable import StoryEngine

struct CategoryMismatchTests {
    @Test(arguments: ["pw_stories", "PW_STORY", "PW_STOREIS", "PWSTORIES"])
    func `a slip is warned of, and the guide's category offered`(name: String) throws {
        for text in [
            #"{"aps": {"alert": "x", "category": ⟦"\#(name)"⟧}, "pw_stories": {}}"#,
            request(#""content": "x", "ios_category_custom": ⟦"\#(name)"⟧"#),
        ] {
            let findings = try expectFindings(.categoryMismatch, .warning, in: text)
            #expect(findings.first?.replacements == [#""PW_STORIES""#])
            #expect(findings.first?.fixes.map(\.isSafe) == [false])
        }
    }

    @Test func `another name may be an extension's own`() throws {
        let findings = try expectFindings(
            .categoryMismatch, .note, in: #"{"aps": {"category": ⟦"CAROUSEL"⟧}, "pw_stories": {}}"#,
            pointers: ["/aps/category"])
        #expect(findings.first?.fixes.isEmpty == true)
    }

    @Test(arguments: [#"{"aps": {"category": "PW_STORIES"}}"#, #"{"aps": {"category": 5}}"#, #"{"aps": {}}"#])
    func `the guide's category, and none, are not meant`(text: String) throws {
        try expectNoFindings(.categoryMismatch, in: text)
    }
}
