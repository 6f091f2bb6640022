/// A strong validator of bytes in one encoding (RFC 9110, section 8.8.3).
struct EntityTag: Equatable {
    /// Without its quotes.
    let opaque: String

    init(version: String, isGzipped: Bool) { opaque = isGzipped ? "\(version)-gzip" : version }

    /// 16 hexadecimal digits of FNV-1a over 64 bits: it tells versions of our own bytes apart and guards nothing, so
    /// a cryptographic hash would only cost time.
    static func version(of bytes: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    var headerValue: HeaderValue { HeaderValue("\"\(opaque)\"") ?? "" }

    /// Whether an `If-None-Match` names this tag, compared weakly (RFC 9110, section 13.1.2).
    func matches(_ ifNoneMatch: String?) -> Bool {
        guard let ifNoneMatch else { return false }
        var rest = Array(ifNoneMatch.utf8).trimmed
        if rest.elementsEqual("*".utf8) { return true }
        while let tag = Self.nextTag(&rest) {
            if tag.elementsEqual(opaque.utf8) { return true }
        }
        return false
    }

    /// Nil at the list's end and where it stops being a list of tags.
    private static func nextTag(_ list: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        list = list.drop { $0 == .space || $0 == .tab || $0 == UInt8(ascii: ",") }
        if list.starts(with: "W/".utf8) { list = list.dropFirst(2) }
        guard list.popFirst() == UInt8(ascii: "\""), let end = list.firstIndex(of: UInt8(ascii: "\"")) else {
            return nil
        }
        defer { list = list[(end + 1)...] }
        return list[..<end]
    }
}
