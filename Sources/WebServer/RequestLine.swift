/// The first line of a request (RFC 9112, section 3).
struct RequestLine {
    let method: Method
    let target: RequestTarget
    let isVersion10: Bool

    init(_ line: ArraySlice<UInt8>) throws(Refusal) {
        guard let first = line.firstIndex(of: .space), let last = line.lastIndex(of: .space), first < last else {
            throw Refusal(.badRequest)
        }
        let (token, target) = (line[..<first], line[(first + 1)..<last])
        guard !token.isEmpty, token.allSatisfy(\.isTokenByte), !target.contains(.space) else {
            throw Refusal(.badRequest)
        }
        isVersion10 = try Self.isVersion10(line[(last + 1)...])
        if target.count > RequestParser.largestTargetBytes { throw Refusal(.targetTooLong) }
        guard let method = Method(rawValue: String(decoding: token, as: UTF8.self)) else {
            throw Refusal(.notImplemented)
        }
        guard let target = RequestTarget(target), target.path != "*" || method == .options else {
            throw Refusal(.badRequest)
        }
        self.method = method
        self.target = target
    }

    /// Any minor version above 0 is read as 1.1 (RFC 9110, section 2.5).
    private static func isVersion10(_ version: ArraySlice<UInt8>) throws(Refusal) -> Bool {
        let digits = version.dropFirst(5)
        guard digits.count == 3, let major = digits.first, let minor = digits.last, major.isDigit, minor.isDigit,
            version.starts(with: "HTTP/".utf8), digits.dropFirst().first == UInt8(ascii: ".")
        else { throw Refusal(.badRequest) }
        if major != UInt8(ascii: "1") { throw Refusal(.versionNotSupported) }
        return minor == UInt8(ascii: "0")
    }
}
