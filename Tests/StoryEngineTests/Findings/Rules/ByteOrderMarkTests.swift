import Testing

@testable import StoryEngine

struct ByteOrderMarkTests {
    @Test func `a mark in front is noted and the story plays`() throws {
        try expectFindings(
            .jsonByteOrderMark, .note, in: "⟦\u{FEFF}⟧[{\"image\": \"https://a.test/x\"}]", pointers: [nil])
        #expect(try timeline("\u{FEFF}[{\"image\": \"https://a.test/x\"}]").outcome == .stories)
    }

    @Test func `a mark inside a text is a character like any other`() throws {
        try expectNoFindings(.jsonByteOrderMark, in: "[{\"image\": \"https://a.test/\u{FEFF}\"}]")
    }
}
