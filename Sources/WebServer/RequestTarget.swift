/// The target of a request line: origin-form, absolute-form or asterisk-form (RFC 9112, section 3.2).
struct RequestTarget: Equatable {
    let path: String
    let query: [Request.QueryItem]
    /// The authority of an absolute-form target, which stands above the Host header.
    let host: ArraySlice<UInt8>?

    /// Nil where the bytes are no target, or where the path is not one plain way down from the root.
    init?(_ bytes: ArraySlice<UInt8>) {
        if bytes.count == 1, bytes.first == UInt8(ascii: "*") {
            (path, query, host) = ("*", [], nil)
            return
        }
        guard let (host, rest) = Self.splitHost(bytes) else { return nil }
        let mark = rest.firstIndex(of: UInt8(ascii: "?"))
        guard let path = Self.decodedPath(rest[..<(mark ?? rest.endIndex)]) else { return nil }
        guard let query = Self.decodedQuery(mark.map { rest[($0 + 1)...] } ?? []) else { return nil }
        (self.path, self.query, self.host) = (path, query, host)
    }

    private static func splitHost(_ bytes: ArraySlice<UInt8>) -> (host: ArraySlice<UInt8>?, rest: ArraySlice<UInt8>)? {
        if bytes.first == UInt8(ascii: "/") { return (nil, bytes) }
        let length = bytes.prefix(7).equals(ignoringCase: "http://") ? 7 : 8
        guard length == 7 || bytes.prefix(8).equals(ignoringCase: "https://") else { return nil }
        let authority = bytes.dropFirst(length)
        let end = authority.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") } ?? authority.endIndex
        let host = authority[..<end]
        guard isHost(host) else { return nil }
        return (host, authority[end...])
    }

    static func isHost(_ bytes: ArraySlice<UInt8>) -> Bool { !bytes.isEmpty && bytes.allSatisfy(\.isHostByte) }

    private static func decodedPath(_ raw: ArraySlice<UInt8>) -> String? {
        if raw.isEmpty { return "/" }
        // An escaped slash or backslash would move the segments' borders after they were checked.
        let isBorder: (UInt8) -> Bool = {
            $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") || $0 < 0x20 || $0 == 0x7F
        }
        guard !raw.contains(UInt8(ascii: "\\")), let bytes = decoded(raw, refusingEscaped: isBorder) else { return nil }
        var hasDots = false
        for index in bytes.indices where bytes[index] == UInt8(ascii: ".") && bytes[index - 1] == UInt8(ascii: "/") {
            let segment = bytes[index...].prefix { $0 != UInt8(ascii: "/") }
            hasDots = hasDots || segment.count <= 2 && segment.allSatisfy { $0 == UInt8(ascii: ".") }
        }
        return hasDots ? nil : String(validating: bytes, as: UTF8.self)
    }

    static func decodedQuery(_ raw: ArraySlice<UInt8>) -> [Request.QueryItem]? {
        var items: [Request.QueryItem] = []
        for part in raw.split(separator: UInt8(ascii: "&")) {
            let mark = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            guard let name = decodedText(part[..<mark]), let value = decodedText(part[mark...].dropFirst())
            else { return nil }
            items.append(Request.QueryItem(name: name, value: value))
        }
        return items
    }

    private static func decodedText(_ raw: ArraySlice<UInt8>) -> String? {
        let spaced = raw.map { $0 == UInt8(ascii: "+") ? UInt8.space : $0 }
        return decoded(spaced[...], spacesAllowed: true).flatMap { String(validating: $0, as: UTF8.self) }
    }

    private static func decoded(
        _ raw: ArraySlice<UInt8>, spacesAllowed: Bool = false, refusingEscaped refused: (UInt8) -> Bool = { _ in false }
    ) -> [UInt8]? {
        let isPlain: (UInt8) -> Bool = { byte in
            byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "#") || spacesAllowed && byte == .space
        }
        if raw.allSatisfy({ $0 != UInt8(ascii: "%") && isPlain($0) }) { return Array(raw) }
        var bytes: [UInt8] = []
        var rest = raw
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue,
                    !refused(high << 4 | low)
                else { return nil }
                bytes.append(high << 4 | low)
            } else {
                guard isPlain(byte) else { return nil }
                bytes.append(byte)
            }
        }
        return bytes
    }
}
