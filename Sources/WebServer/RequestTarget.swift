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
        guard !raw.contains(UInt8(ascii: "\\")), let path = decodedText(raw, refusingEscaped: isBorder) else {
            return nil
        }
        return hasDotSegment(path) ? nil : path
    }

    /// Whether a segment is `.` or `..`; one pass, as every request comes through here.
    private static func hasDotSegment(_ path: String) -> Bool {
        var (length, dots) = (0, 0)
        for byte in path.utf8 {
            if byte == UInt8(ascii: "/") {
                if length > 0 && length <= 2 && dots == length { return true }
                (length, dots) = (0, 0)
            } else {
                length += 1
                dots += byte == UInt8(ascii: ".") ? 1 : 0
            }
        }
        return length > 0 && length <= 2 && dots == length
    }

    static func decodedQuery(_ raw: ArraySlice<UInt8>) -> [Request.QueryItem]? {
        var items: [Request.QueryItem] = []
        for part in raw.split(separator: UInt8(ascii: "&")) {
            let mark = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            guard let name = decodedQueryText(part[..<mark]), let value = decodedQueryText(part[mark...].dropFirst())
            else { return nil }
            items.append(Request.QueryItem(name: name, value: value))
        }
        return items
    }

    private static func decodedQueryText(_ raw: ArraySlice<UInt8>) -> String? {
        guard raw.contains(UInt8(ascii: "+")) else { return decodedText(raw) }
        let parts = raw.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
        let texts = parts.compactMap { decodedText($0) }
        return texts.count == parts.count ? texts.joined(separator: " ") : nil
    }

    /// Nil where an escape is none, is refused, or where the whole is not UTF-8.
    private static func decodedText(
        _ raw: ArraySlice<UInt8>, refusingEscaped isRefused: (UInt8) -> Bool = { _ in false }
    ) -> String? {
        guard raw.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") }) else { return nil }
        guard raw.contains(UInt8(ascii: "%")) else { return String(decoding: raw, as: UTF8.self) }
        var bytes: [UInt8] = []
        var rest = raw
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst()?.hexadecimalValue, let low = rest.popFirst()?.hexadecimalValue,
                !isRefused(high << 4 | low)
            else { return nil }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
