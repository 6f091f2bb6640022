/// Reads a text strictly by RFC 8259 and keeps every value's place.
///
/// A byte order mark in front is passed over (RFC 8259, section 8.1, allows a reader to); lone surrogates are refused,
/// since neither a sender nor the phone can turn them into a text.
package struct JSONReader {
    /// Arrays and objects nested deeper than this are refused.
    static let maxDepth = 64
    /// Longer texts are refused, in bytes.
    static let maxBytes = 1 << 20

    private let bytes: [UInt8]
    /// Where each byte stands in the text that the author sees, where that differs from its index here.
    private let places: [Int]?
    private var index = 0

    private init(bytes: [UInt8], places: [Int]?) {
        self.bytes = bytes
        self.places = places
    }

    /// Reads one JSON value and nothing after it.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8.
    ///   - places: for a text that was itself decoded from a string: where each of its bytes, and its end, stands in
    ///     the outer text.
    /// - Returns: the value.
    /// - Throws: `JSONRefusal` at the first fault.
    package static func read(_ bytes: [UInt8], places: [Int]? = nil) throws(JSONRefusal) -> JSONValue {
        var reader = JSONReader(bytes: bytes, places: places)
        guard bytes.count <= maxBytes else { throw reader.refusal(at: maxBytes) }
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            throw reader.refusal(at: error.byteOffsets.lowerBound)
        }
        if hasByteOrderMark(bytes) { reader.index = 3 }
        let value = try reader.readValue(depth: 0)
        reader.skipSpace()
        guard reader.index == bytes.count else { throw reader.refusal() }
        return value
    }

    /// Whether the text starts with U+FEFF.
    static func hasByteOrderMark(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xEF, 0xBB, 0xBF])
    }
}

// MARK: - Values

extension JSONReader {
    private mutating func readValue(depth: Int) throws(JSONRefusal) -> JSONValue {
        skipSpace()
        let start = index
        let content: JSONValue.Content =
            switch peek {
            case UInt8(ascii: "{"): .object(try readObject(depth: depth + 1))
            case UInt8(ascii: "["): .array(try readArray(depth: depth + 1))
            case UInt8(ascii: "\""): .string(try readString())
            case let byte? where byte == UInt8(ascii: "-") || byte.isASCIIDigit: .number(try readNumber())
            case UInt8(ascii: "t"): try readWord("true", .bool(true))
            case UInt8(ascii: "f"): try readWord("false", .bool(false))
            case UInt8(ascii: "n"): try readWord("null", .null)
            default: throw refusal()
            }
        return JSONValue(content: content, range: place(start)..<place(index))
    }

    private mutating func readObject(depth: Int) throws(JSONRefusal) -> [JSONMember] {
        try open(depth)
        var members: [JSONMember] = []
        if take(UInt8(ascii: "}")) { return members }
        repeat {
            skipSpace()
            let start = index
            guard peek == UInt8(ascii: "\"") else { throw refusal() }
            let key = try readString()
            let keyRange = place(start)..<place(index)
            guard take(UInt8(ascii: ":")) else { throw refusal() }
            members.append(JSONMember(key: key, keyRange: keyRange, value: try readValue(depth: depth)))
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "}")) else { throw refusal() }
        return members
    }

    private mutating func readArray(depth: Int) throws(JSONRefusal) -> [JSONValue] {
        try open(depth)
        var elements: [JSONValue] = []
        if take(UInt8(ascii: "]")) { return elements }
        repeat {
            elements.append(try readValue(depth: depth))
        } while take(UInt8(ascii: ","))
        guard take(UInt8(ascii: "]")) else { throw refusal() }
        return elements
    }

    private mutating func open(_ depth: Int) throws(JSONRefusal) {
        guard depth <= Self.maxDepth else { throw refusal() }
        index += 1
    }

    private mutating func readWord(_ word: StaticString, _ content: JSONValue.Content) throws(JSONRefusal)
        -> JSONValue.Content
    {
        let end = index + word.utf8CodeUnitCount
        let matches = end <= bytes.count && word.withUTF8Buffer { bytes[index..<end].elementsEqual($0) }
        guard matches else { throw refusal() }
        index = end
        return content
    }

    /// A number by the grammar of RFC 8259, section 6, its digits untouched.
    private mutating func readNumber() throws(JSONRefusal) -> String {
        let start = index
        if peek == UInt8(ascii: "-") { index += 1 }
        let leadingZero = peek == UInt8(ascii: "0")
        let integerDigits = skipDigits()
        guard integerDigits > 0 else { throw refusal() }
        guard integerDigits == 1 || !leadingZero else { throw refusal() }
        if peek == UInt8(ascii: ".") {
            index += 1
            guard skipDigits() > 0 else { throw refusal() }
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            index += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
            guard skipDigits() > 0 else { throw refusal() }
        }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipDigits() -> Int {
        let start = index
        while let byte = peek, byte.isASCIIDigit { index += 1 }
        return index - start
    }
}

// MARK: - Strings

extension JSONReader {
    private mutating func readString() throws(JSONRefusal) -> String {
        var decoder = JSONStringDecoder(bytes: bytes, start: index)
        do {
            try decoder.skipPlainText()
            if decoder.isAtEndOfString {
                index = decoder.index + 1
                return String(decoding: bytes[decoder.start + 1..<decoder.index], as: UTF8.self)
            }
            try decoder.decode()
        } catch {
            throw refusal(at: error.index)
        }
        index = decoder.index
        return String(decoding: decoder.text, as: UTF8.self)
    }
}

// MARK: - Bytes

extension JSONReader {
    private var peek: UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    /// Consumes `byte` if it comes next after white space.
    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard peek == byte else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
    }

    private func place(_ index: Int) -> Int {
        places?[index] ?? index
    }

    private func refusal(at index: Int? = nil) -> JSONRefusal {
        JSONRefusal(index: place(min(index ?? self.index, bytes.count)))
    }
}

/// That a text is not JSON, and the byte at which that is known. `JSONMender` says why.
package struct JSONRefusal: Error {
    package let index: Int
}
