import Testing

@testable import StoryEngine

struct PositionTests {
    private func position(_ text: String, at offset: Int) -> Position {
        PositionTable(offsets: [offset], in: Array(text.utf8)).position(at: offset)
    }

    @Test(arguments: [
        ("ab", 0, Position(line: 1, column: 1, offset: 0)),
        ("ab", 2, Position(line: 1, column: 3, offset: 2)),
        ("a\nb", 2, Position(line: 2, column: 1, offset: 2)),
        ("a\r\nb", 3, Position(line: 2, column: 1, offset: 3)),
        ("a\rb", 2, Position(line: 2, column: 1, offset: 2)),
        ("a\n\r\n\rb", 5, Position(line: 4, column: 1, offset: 5)),
        ("é𝄞x", 6, Position(line: 1, column: 4, offset: 3)),
        ("\u{FEFF}x", 3, Position(line: 1, column: 2, offset: 1)),
        ("é", 99, Position(line: 1, column: 2, offset: 1)),
    ])
    func `lines and UTF-16 code units are counted`(text: String, offset: Int, expected: Position) {
        #expect(position(text, at: offset) == expected)
    }

    @Test func `many offsets are placed in one pass and in any order`() {
        let text = Array("ab\ncd\nef".utf8)
        let table = PositionTable(offsets: [7, 0, 4, 4], in: text)
        #expect(table.position(at: 4) == Position(line: 2, column: 2, offset: 4))
        #expect(table.position(at: 0) == .start)
        #expect(table.position(at: 7) == Position(line: 3, column: 2, offset: 7))
    }
}
