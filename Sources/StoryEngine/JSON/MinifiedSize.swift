/// How many bytes a value takes as JSON without white space; numbers count as written.
struct MinifiedSize {
    /// How strings spell what has more than one spelling.
    enum Spelling {
        /// UTF-8, escaping only what must be.
        case shortest
        /// Every UTF-16 unit outside ASCII as `\u`, a slash as `\/`.
        case longest
    }

    /// The bytes of the JSON text.
    private(set) var bytes = 0
    /// How many of them are quotes and backslashes, each of which takes one more byte inside a string.
    private(set) var escapes = 0

    init(of value: JSONValue, _ spelling: Spelling = .shortest) {
        add(value, spelling)
    }

    /// The bytes of a string that holds the text.
    var asString: Int {
        bytes + escapes + 2
    }

    private mutating func add(_ value: JSONValue, _ spelling: Spelling) {
        switch value.content {
        case .null: bytes += 4
        case .bool(let bool): bytes += bool ? 4 : 5
        case .number(let digits): bytes += digits.utf8.count
        case .string(let string): add(string, spelling)
        case .array(let elements):
            bytes += 2 + max(0, elements.count - 1)
            for element in elements { add(element, spelling) }
        case .object(let members):
            bytes += 2 + max(0, members.count - 1)
            for member in members {
                add(member.key, spelling)
                bytes += 1
                add(member.value, spelling)
            }
        }
    }

    private mutating func add(_ string: String, _ spelling: Spelling) {
        bytes += 2
        escapes += 2
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): add(2, escapes: 2)
            case 0x08, 0x09, 0x0A, 0x0C, 0x0D: add(2, escapes: 1)
            case 0..<0x20: add(6, escapes: 1)
            case UInt8(ascii: "/") where spelling == .longest: add(2, escapes: 1)
            case 0x80... where spelling == .longest: addUnicodeEscapes(firstByte: byte)
            default: bytes += 1
            }
        }
    }

    /// A character's `\uXXXX`, two of them outside the Basic Multilingual Plane, counted at its first byte.
    private mutating func addUnicodeEscapes(firstByte byte: UInt8) {
        switch byte {
        case 0x80...0xBF: break
        case 0xF0...: add(12, escapes: 2)
        default: add(6, escapes: 1)
        }
    }

    private mutating func add(_ bytes: Int, escapes: Int) {
        self.bytes += bytes
        self.escapes += escapes
    }
}
