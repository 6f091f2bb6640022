/// A place in a text as an editor counts it.
public struct Position: Sendable, Equatable {
    /// The line, from 1. CRLF, LF and CR each end one line.
    public let line: Int
    /// The column in UTF-16 code units, from 1.
    public let column: Int
    /// The offset from the start of the text in UTF-16 code units, from 0.
    public let offset: Int

    static let start = Position(line: 1, column: 1, offset: 0)
}

/// A stretch of a text; the end is the place behind its last character.
public struct SourceRange: Sendable, Equatable {
    /// Where it starts.
    public let start: Position
    /// The place behind its last character.
    public let end: Position
}

/// Turns byte offsets of a text into positions, all in one pass over it.
struct PositionTable {
    private var offsets: [Int] = []
    private var positions: [Position] = []

    init(offsets: [Int], in bytes: [UInt8]) {
        var cursor = PositionCursor(bytes: bytes)
        for offset in offsets.sorted() where offset != self.offsets.last {
            self.offsets.append(offset)
            positions.append(cursor.advance(to: offset))
        }
    }

    /// The position of one of the offsets that the table was made for.
    func position(at offset: Int) -> Position {
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        precondition(low < offsets.count && offsets[low] == offset, "the table was not made for this offset")
        return positions[low]
    }

    func range(_ bytes: Range<Int>) -> SourceRange {
        SourceRange(start: position(at: bytes.lowerBound), end: position(at: bytes.upperBound))
    }
}

/// Walks forward over a text and counts lines and UTF-16 code units.
private struct PositionCursor {
    let bytes: [UInt8]
    private var index = 0
    private var line = 1
    private var lineStart = 0
    private var offset = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func advance(to end: Int) -> Position {
        while index < min(end, bytes.count) { step() }
        return Position(line: line, column: offset - lineStart + 1, offset: offset)
    }

    private mutating func step() {
        let byte = bytes[index]
        index += 1
        switch byte {
        // Continuation bytes belong to a character that was counted at its first byte.
        case 0x80...0xBF: return
        case 0xF0...0xFF: offset += 2
        default: offset += 1
        }
        let endsLine = byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A))
        if endsLine {
            line += 1
            lineStart = offset
        }
    }
}
