extension UInt8 {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20

    var isDigit: Bool { self >= 0x30 && self <= 0x39 }

    private var isLetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }

    /// A byte of a token (RFC 9110, section 5.6.2).
    var isTokenByte: Bool {
        if isLetter || isDigit { return true }
        switch self {
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            return true
        default: return false
        }
    }

    /// A byte that a header's value may hold: the tab, visible ASCII, space and obs-text (RFC 9110, section 5.5).
    var isFieldByte: Bool { self >= 0x20 && self != 0x7F || self == .tab }

    /// A byte of a host with its port (RFC 3986, section 3.2), user information left out.
    var isHostByte: Bool {
        if isLetter || isDigit { return true }
        switch self {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "%"),
            UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "!"), UInt8(ascii: "$"),
            UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "*"),
            UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "="):
            return true
        default: return false
        }
    }

    var lowercasedASCII: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }

    /// 0 to 15 for a hexadecimal digit of either case, else nil.
    var hexadecimalValue: UInt8? {
        switch self {
        case 0x30...0x39: self - 0x30
        case 0x41...0x46: self - 0x37
        case 0x61...0x66: self - 0x57
        default: nil
        }
    }
}

extension BidirectionalCollection<UInt8> where SubSequence: BidirectionalCollection<UInt8> {
    /// Without the spaces and tabs at either end (OWS, RFC 9110, section 5.6.3).
    var trimmed: SubSequence {
        let start = firstIndex { $0 != .space && $0 != .tab } ?? endIndex
        let rest = self[start...]
        guard let last = rest.lastIndex(where: { $0 != .space && $0 != .tab }) else { return self[start..<start] }
        return self[start...last]
    }

    /// Whether the bytes are that lower-case text, apart from case.
    func equals(ignoringCase lowercase: StaticString) -> Bool {
        lowercase.withUTF8Buffer { expected in
            count == expected.count && zip(self, expected).allSatisfy { $0.lowercasedASCII == $1 }
        }
    }
}
