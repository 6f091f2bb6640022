import Testing

@testable import StoryEngine

struct ImageSpaceTests {
    @Test(arguments: [
        (#"[{"image": ⟦"https://a.test/a b c.jpg"⟧}]"#, #"[{"image": "https://a.test/a%20b%20c.jpg"}]"#),
        (
            #"{"u": "{\"pw_stories\": {\"pages\": [{\"image\": ⟦\"https://a.test/a b\"⟧}]}}"}"#,
            #"{"u": "{\"pw_stories\": {\"pages\": [{\"image\": \"https://a.test/a%20b\"}]}}"}"#
        ),
    ])
    func `raw spaces are named, and encoding them is offered`(marked: String, mended: String) throws {
        let findings = try expectFindings(.imageSpace, .warning, in: marked)
        let text = marked.filter { !"⟦⟧".contains($0) }
        #expect(findings.first?.fixes.map { $0.applied(to: text) } == [mended])
        #expect(findings.first?.fixes.map(\.isSafe) == [false])
    }

    @Test func `the page stays, as on iOS 17`() throws {
        #expect(try timeline(#"[{"image": "https://a.test/a b.jpg"}]"#).pages.count == 1)
    }

    @Test(arguments: ["https://a.test/a%20b", "https://a b/x", "https://a.test/x ", "photo of me"])
    func `spaces elsewhere have findings of their own`(image: String) throws {
        try expectNoFindings(.imageSpace, in: #"[{"image": "\#(image)"}]"#)
    }
}
