/// A URL's text, prepared for libcurl, which takes neither spaces nor other characters that a URL may not have.
enum FetchURL {
    /// The text with such characters percent-encoded behind the host, as the phone's Foundation does. Nil where it has
    /// no `scheme://host`, or a character that only an attack would have: a control character anywhere, or a backslash
    /// before the path, by which readers disagree about the host.
    static func encoded(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        guard !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }), let start = authorityStart(bytes) else { return nil }
        let end = bytes[start...].firstIndex { "/?#".utf8.contains($0) } ?? bytes.endIndex
        let authority = bytes[start..<end]
        guard !authority.isEmpty, !authority.contains(where: { #" \<>"{}|^`"#.utf8.contains($0) }) else { return nil }
        return String(decoding: bytes[..<end] + encoded(bytes[end...]), as: UTF8.self)
    }

    /// What stands before the first colon, in small letters, where the text begins with a scheme (RFC 3986, section
    /// 3.1); nil where it is relative to another URL.
    static func scheme(of text: String) -> String? {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let scheme = text[..<colon].lowercased()
        return scheme.utf8.allSatisfy("abcdefghijklmnopqrstuvwxyz0123456789+-.".utf8.contains) ? scheme : nil
    }

    /// Behind `scheme://`.
    private static func authorityStart(_ bytes: [UInt8]) -> Int? {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")),
            bytes[colon...].starts(with: "://".utf8)
        else { return nil }
        return colon + 3
    }

    private static func encoded(_ rest: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        for (index, byte) in zip(rest.indices, rest) {
            let isStray = byte == UInt8(ascii: "%") && !isEscape(rest[index...])
            if isStray || byte > 0x7F || #" "<>\^`{|}"#.utf8.contains(byte) {
                result += [UInt8(ascii: "%"), hexDigits[Int(byte >> 4)], hexDigits[Int(byte & 15)]]
            } else {
                result.append(byte)
            }
        }
        return result
    }

    private static func isEscape(_ text: ArraySlice<UInt8>) -> Bool {
        let digits = text.dropFirst().prefix(2)
        return digits.count == 2 && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    private static let hexDigits = Array("0123456789ABCDEF".utf8)

    /// Whether a port belongs to another protocol, which could take a request for one of its own: the list of bad ports
    /// that browsers share (Fetch standard, section 2.9).
    static func isRefused(port: Int) -> Bool { refusedPorts.contains(port) }

    private static let refusedPorts: Set<Int> = [
        0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109,
        110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530,
        531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190,
        5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
    ]
}
