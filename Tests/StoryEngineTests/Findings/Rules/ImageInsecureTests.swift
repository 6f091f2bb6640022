import Testing

@testable import StoryEngine

struct ImageInsecureTests {
    @Test(arguments: [
        device(block: #"{"pages": [{"image": ⟦"http://a.test/x"⟧}, {"image": ⟦"HTTP://a.test/x"⟧}]}"#),
        #"{"u": "{\"pw_stories\": {\"pages\": [{\"image\": ⟦\"http://a.test/x\"⟧}, {\"image\": ⟦\"http://b.test/x\"⟧}]}}"}"#,
    ])
    func `plain http is named, and https offered`(text: String) throws {
        let findings = try expectFindings(.imageInsecure, .error, in: text)
        #expect(findings.map(\.replacements) == [["https"], ["https"]])
        #expect(findings.allSatisfy { $0.fixes.allSatisfy { !$0.isSafe } })
    }

    @Test func `the fix changes the scheme alone`() throws {
        let text = #"[{"image": "http://a.test/http:x"}]"#
        let fix = try #require(try timeline(text).findings.first { $0.code == .imageInsecure }?.fixes.first)
        #expect(fix.applied(to: text) == #"[{"image": "https://a.test/http:x"}]"#)
    }

    @Test(arguments: ["https://a.test/x", "httpx://a.test/x", "app://http", "a.test/http://x"])
    func `other schemes are not meant`(image: String) throws {
        try expectNoFindings(.imageInsecure, in: #"[{"image": "\#(image)"}]"#)
    }
}
