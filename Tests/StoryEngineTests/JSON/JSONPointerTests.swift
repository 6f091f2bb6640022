import Testing
import TestSupport

@testable import StoryEngine

struct JSONPointerTests {
    @Test(arguments: [
        (#"⟦{"a": 1}⟧"#, ""),
        (#"{"a": ⟦1⟧}"#, "/a"),
        (#"{⟦"a"⟧: 1}"#, "/a"),
        (#"{"a": [1, {"b": ⟦[]⟧}]}"#, "/a/1/b"),
        (#"{"a/b": {"m~n": ⟦1⟧}}"#, "/a~1b/m~0n"),
        (#"{"": ⟦1⟧}"#, "/"),
        (#"{"x": 1, "x": ⟦2⟧}"#, "/x"),
        (#"{"u": "{\"a\": ⟦1⟧}"}"#, "/u"),
    ])
    func `a place in the text has the pointer of its value`(marked: String, pointer: String) throws {
        let text = MarkedText(marked)
        let root = try JSONReader.read(text.bytes)
        #expect(root.pointer(covering: try #require(text.ranges.first)) == pointer)
    }

    @Test func `a place outside has no pointer`() throws {
        let root = try JSONReader.read(Array("[1]  ".utf8))
        #expect(root.pointer(covering: 3..<5) == nil)
    }
}
