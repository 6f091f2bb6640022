/// The first line of a request (RFC 9112, section 3).
struct RequestLine {
    let method: Method
    let target: RequestTarget
    let isVersion10: Bool

    init(_ line: ArraySlice<UInt8>) throws(Refusal) {
        let parts = line.split(separator: .space, omittingEmptySubsequences: false)
        guard parts.count == 3, !parts[0].isEmpty, parts[0].allSatisfy(\.isTokenByte) else {
            throw Refusal(.badRequest)
        }
        isVersion10 = try Self.isVersion10(parts[2])
        if parts[1].count > RequestParser.largestTargetBytes { throw Refusal(.targetTooLong) }
        guard let method = Method(rawValue: String(decoding: parts[0], as: UTF8.self)) else {
            throw Refusal(.notImplemented)
        }
        guard let target = RequestTarget(parts[1]), target.path != "*" || method == .options else {
            throw Refusal(.badRequest)
        }
        self.method = method
        self.target = target
    }

    /// Any minor version above 0 is read as 1.1 (RFC 9110, section 2.5).
    private static func isVersion10(_ version: ArraySlice<UInt8>) throws(Refusal) -> Bool {
        let digits = Array(version.dropFirst(5))
        guard version.starts(with: "HTTP/".utf8), digits.count == 3, digits[0].isDigit, digits[1] == UInt8(ascii: "."),
            digits[2].isDigit
        else { throw Refusal(.badRequest) }
        if digits[0] != UInt8(ascii: "1") { throw Refusal(.versionNotSupported) }
        return digits[2] == UInt8(ascii: "0")
    }
}
