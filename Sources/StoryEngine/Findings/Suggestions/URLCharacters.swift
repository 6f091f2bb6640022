/// Characters of a URL that are not allowed in it raw (RFC 3986, section 2).
enum URLCharacters {
    /// The first character that only a percent-encoded URL may hold; a raw space is not counted.
    static func firstToEncode(in url: String) -> String? {
        var rest = url.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "%" {
                let digits = rest.prefix(2)
                guard digits.count == 2, digits.allSatisfy({ $0.isASCII && UInt8($0.value).isASCIIHexDigit }) else {
                    return "%"
                }
            } else if scalar != " ", !isAllowed(scalar) {
                return scalar.properties.generalCategory == .control
                    ? "U+\(String(scalar.value, radix: 16))" : String(scalar)
            }
        }
        return nil
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return false }
        let byte = UInt8(scalar.value)
        return byte.isASCIILetter || byte.isASCIIDigit || "-._~:/?#[]@!$&'()*+,;=".utf8.contains(byte)
    }
}
