import Testing

@testable import StoryEngine

struct CategoryConflictTests {
    private static func text(_ field: String, _ parameter: String) -> String {
        request(
            #""content": "x", "ios_category_custom": \#(field), "ios_root_params": {"aps": {"category": \#(parameter)}}"#
        )
    }

    @Test func `two categories that differ are named where the weaker stands`() throws {
        let findings = try expectFindings(
            .categoryConflict, .warning, in: Self.text(#"⟦"PW_STORIES"⟧"#, #""OTHER""#),
            pointers: ["/request/notifications/0/ios_category_custom"])
        #expect(findings.first?.message.contains("OTHER") == true)
    }

    @Test(arguments: [
        text(#""A""#, #""A""#), text(#""A""#, "null"), request(#""content": "x", "ios_category_custom": "A""#),
    ])
    func `one, or the same twice, is no conflict`(text: String) throws {
        try expectNoFindings(.categoryConflict, in: text)
    }
}
