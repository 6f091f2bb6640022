import Testing

@testable import StoryEngine

struct CategoryMissingTests {
    private static let data = #""data": {"pw_stories": {"pages": [{"image": "https://a.test/x"}]}}"#

    @Test func `a request without a category is offered the guide's`() throws {
        let text = #"{"request": {"notifications": [⟦{"content": "x", \#(Self.data)}⟧]}}"#
        let finding = try #require(
            try expectFindings(.categoryMissing, .warning, in: text, pointers: ["/request/notifications/0"]).first)
        #expect(finding.fixes.map(\.isSafe) == [false])
        #expect(finding.replacements == [#""ios_category_custom": "PW_STORIES","#])
    }

    @Test func `a device payload is offered it in its aps`() throws {
        let finding = try #require(
            try expectFindings(
                .categoryMissing, .warning, in: #"{"aps": ⟦{"alert": "x"}⟧, "pw_stories": {}}"#, pointers: ["/aps"]
            ).first)
        #expect(finding.replacements == [#""category": "PW_STORIES","#])
    }

    @Test(arguments: ["⟦null⟧", #"⟦""⟧"#, "⟦5⟧", #"⟦["PW_STORIES"]⟧"#])
    func `a category that is no text opens nothing either`(category: String) throws {
        let device = #"{"aps": {"alert": "x", "category": \#(category)}, "pw_stories": {}}"#
        for text in [request(#""content": "x", "ios_category_custom": \#(category)"#), device] {
            let finding = try #require(try expectFindings(.categoryMissing, .warning, in: text).first)
            #expect(finding.replacements == [#""PW_STORIES""#])
            #expect(finding.fixes.map(\.isSafe) == [false])
        }
    }

    @Test(arguments: [
        #"{"aps": {"category": "X"}, "pw_stories": {}}"#, request(#""content": "x", "ios_category_custom": "X""#),
        request(#""content": "x", "ios_root_params": {"aps": {"category": "X"}}"#), "[]", #"{"pages": []}"#,
    ])
    func `any name is a category, and a story alone has none`(text: String) throws {
        try expectNoFindings(.categoryMissing, in: text)
    }
}
