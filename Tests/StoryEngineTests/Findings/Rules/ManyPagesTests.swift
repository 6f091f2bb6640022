import Testing

@testable import StoryEngine

struct ManyPagesTests {
    private static func pages(_ count: Int) -> String {
        "[" + Array(repeating: #"{"image": "https://a.test/x"}"#, count: count).joined(separator: ",") + "]"
    }

    @Test func `thirteen pages are noted`() throws {
        let text = #"{"u": "{\"pw_stories\": {\"pages\": ⟦"# + Self.pages(13).replacing("\"", with: #"\""#) + #"⟧}}"}"#
        try expectFindings(.manyPages, .note, in: text, pointers: ["/u"])
        let findings = try expectFindings(.manyPages, .note, in: device(block: #"{"pages": ⟦\#(Self.pages(13))⟧}"#))
        #expect(findings.first?.message == "The story has 13 pages.")
    }

    @Test(arguments: [0, 1, 12])
    func `twelve stay in memory`(count: Int) throws {
        try expectNoFindings(.manyPages, in: Self.pages(count))
    }
}
