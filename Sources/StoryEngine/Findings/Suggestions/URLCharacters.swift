/// Characters of a URL that are not allowed in it raw (RFC 3986, section 2).
enum URLCharacters {
    /// The first character that only a percent-encoded URL may hold; a raw space is not counted.
    static func firstToEncode(in url: String) -> String? {
        let bytes = url.utf8
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            let next = bytes.index(after: index)
            if byte == UInt8(ascii: "%") {
                let digits = bytes[next...].prefix(2)
                guard digits.count == 2, digits.allSatisfy(\.isASCIIHexDigit) else { return "%" }
            } else if byte != UInt8(ascii: " "), !byte.isURLByte {
                return shown(url.unicodeScalars[index])
            }
            index = next
        }
        return nil
    }

    private static func shown(_ scalar: Unicode.Scalar) -> String {
        scalar.properties.generalCategory == .control ? "U+\(String(scalar.value, radix: 16))" : String(scalar)
    }
}

extension UInt8 {
    fileprivate var isURLByte: Bool {
        isASCIILetter || isASCIIDigit || "-._~:/?#[]@!$&'()*+,;=".utf8.contains(self)
    }
}
