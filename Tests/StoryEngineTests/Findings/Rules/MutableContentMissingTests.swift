import Testing

@testable import StoryEngine

struct MutableContentMissingTests {
    private func mended(_ text: String) throws -> [String] {
        let finding = try #require(try timeline(text).findings.first { $0.code == .mutableContentMissing })
        #expect(finding.fixes.allSatisfy { !$0.isSafe })
        return finding.fixes.map { $0.applied(to: text) }
    }

    @Test(arguments: [
        #"{"aps": ⟦{"alert": "x"}⟧, "pw_stories": {}}"#, #"{"aps": {"mutable-content": ⟦0⟧}, "pw_stories": {}}"#,
        #"{"aps": {"mutable-content": ⟦"1"⟧}, "pw_stories": {}}"#,
        #"{"request": {"notifications": [⟦{"content": "x"}⟧]}}"#,
        request(#""content": "x", "ios_root_params": {"aps": ⟦{}⟧}"#),
    ])
    func `without it the pictures are not fetched ahead`(text: String) throws {
        let findings = try expectFindings(.mutableContentMissing, .note, in: text)
        #expect(findings.first?.onPhone.contains("fetched ahead") == true)
    }

    @Test func `it is offered where it belongs`() throws {
        #expect(
            try mended(#"{"aps": {"alert": "x"}, "pw_stories": {}}"#)
                == [#"{"aps": {"mutable-content": 1,"alert": "x"}, "pw_stories": {}}"#])
        #expect(
            try mended(request(#""content": "x", "ios_root_params": {"aps": {}}"#))
                == [request(#""content": "x", "ios_root_params": {"aps": {"mutable-content": 1}}"#)])
        #expect(
            try mended(request(#""content": "x""#))
                == [request(#""ios_root_params": {"aps": {"mutable-content": 1}},"content": "x""#)])
        #expect(
            try mended(#"{"aps": {"mutable-content": true}, "pw_stories": {}}"#)
                == [#"{"aps": {"mutable-content": 1}, "pw_stories": {}}"#])
    }

    @Test(arguments: [
        #"{"aps": {"mutable-content": 1}}"#, #"{"aps": {"mutable-content": 1.0}}"#, "[]", #"{"pages": []}"#,
        request(#""content": "x", "ios_root_params": {"aps": {"mutable-content": 1}}"#),
    ])
    func `one is enough, and a story alone has none`(text: String) throws {
        try expectNoFindings(.mutableContentMissing, in: text)
    }
}
