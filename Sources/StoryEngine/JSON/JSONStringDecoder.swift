/// Decodes one string token (RFC 8259, section 7), and can say where each decoded byte came from.
struct JSONStringDecoder {
    /// The index of the opening quote.
    let start: Int
    /// The next byte to read; after `decode`, the one behind the closing quote.
    private(set) var index: Int
    /// What was decoded so far, in UTF-8.
    private(set) var text: [UInt8] = []
    /// For each byte of `text`, and its end: the index where its spelling starts. Kept on demand only.
    private(set) var places: [Int] = []

    private let bytes: [UInt8]
    private let keepsPlaces: Bool

    init(bytes: [UInt8], start: Int, keepsPlaces: Bool = false) {
        self.bytes = bytes
        self.start = start
        self.keepsPlaces = keepsPlaces
        index = start + 1
    }

    var isAtEndOfString: Bool {
        bytes[index] == UInt8(ascii: "\"")
    }

    /// Moves to the next quote or backslash.
    mutating func skipPlainText() throws(JSONRefusal) {
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
            guard byte >= 0x20 else { throw JSONRefusal(index: index) }
            index += 1
        }
        throw JSONRefusal(index: index)
    }

    /// Decodes from the opening quote to behind the closing one.
    mutating func decode() throws(JSONRefusal) {
        index = start + 1
        while true {
            let plain = index
            try skipPlainText()
            for position in plain..<index { append(bytes[position], from: position) }
            if isAtEndOfString { break }
            try decodeEscape()
        }
        if keepsPlaces { places.append(index) }
        index += 1
    }

    private mutating func decodeEscape() throws(JSONRefusal) {
        let escape = index
        index += 1
        guard index < bytes.count else { throw JSONRefusal(index: index) }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): append(byte, from: escape)
        case UInt8(ascii: "b"): append(0x08, from: escape)
        case UInt8(ascii: "f"): append(0x0C, from: escape)
        case UInt8(ascii: "n"): append(0x0A, from: escape)
        case UInt8(ascii: "r"): append(0x0D, from: escape)
        case UInt8(ascii: "t"): append(0x09, from: escape)
        case UInt8(ascii: "u"):
            for byte in UTF8.encode(try decodeScalar()) ?? .init() { append(byte, from: escape) }
        default: throw JSONRefusal(index: index)
        }
    }

    /// The scalar of `\uXXXX`, or of a surrogate pair of two.
    private mutating func decodeScalar() throws(JSONRefusal) -> Unicode.Scalar {
        let unit = try decodeHex()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        let isHigh = UTF16.isLeadSurrogate(UInt16(unit))
        guard isHigh, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
        else { throw JSONRefusal(index: index) }
        index += 2
        let low = try decodeHex()
        guard UTF16.isTrailSurrogate(UInt16(low)),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        else { throw JSONRefusal(index: index) }
        return scalar
    }

    /// Four hexadecimal digits.
    private mutating func decodeHex() throws(JSONRefusal) -> UInt32 {
        var unit: UInt32 = 0
        for _ in 0..<4 {
            guard index < bytes.count, let digit = Self.hexDigit(bytes[index]) else {
                throw JSONRefusal(index: index)
            }
            unit = unit << 4 | digit
            index += 1
        }
        return unit
    }

    static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }

    private mutating func append(_ byte: UInt8, from place: Int) {
        text.append(byte)
        if keepsPlaces { places.append(place) }
    }
}
