/// Collects the lines of a head, then decides how its message is delimited.
struct HeadBuilder {
    private let line: RequestLine
    private let peer: String
    private var headers = Headers()
    private var host: ArraySlice<UInt8>?
    private var hasValidHosts = true
    private var lengths: [ArraySlice<UInt8>] = []
    private var codings: [ArraySlice<UInt8>] = []
    private var expectations: [ArraySlice<UInt8>] = []
    private var isEncoded = false
    private var closes = false
    private var persists = false

    init(_ line: RequestLine, peer: String) {
        self.line = line
        self.peer = peer
    }

    mutating func add(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
        let field = try FieldLine(bytes)
        if headers.lines.count == RequestParser.mostLines { throw Refusal(.headTooLarge) }
        headers.append(HeaderName(token: field.name), HeaderValue(fieldBytes: field.value))
        note(field)
    }

    /// Keeps apart what decides about the message itself.
    private mutating func note(_ field: FieldLine) {
        let (name, value) = (field.name, field.value)
        if name.equals(ignoringCase: "host") {
            hasValidHosts = hasValidHosts && host == nil && RequestTarget.isHost(value)
            host = value
        } else if name.equals(ignoringCase: "connection") {
            noteConnection(value)
        } else if name.equals(ignoringCase: "content-length") {
            lengths.append(value)
        } else if name.equals(ignoringCase: "transfer-encoding") {
            codings.append(value)
        } else if name.equals(ignoringCase: "expect") {
            expectations.append(value)
        } else if name.equals(ignoringCase: "content-encoding") {
            isEncoded = isEncoded || !value.equals(ignoringCase: "identity")
        }
    }

    /// A list of tokens (RFC 9110, section 7.6.1).
    private mutating func noteConnection(_ value: ArraySlice<UInt8>) {
        for option in value.split(separator: UInt8(ascii: ",")).map(\.trimmed) {
            closes = closes || option.equals(ignoringCase: "close")
            persists = persists || option.equals(ignoringCase: "keep-alive")
        }
    }

    func finished(largestBodyBytes: Int) throws(Refusal) -> RequestHead {
        let framing = try framing(largestBodyBytes: largestBodyBytes)
        if isEncoded && framing != .none { throw Refusal(.unsupportedMediaType) }
        let expectsContinue = try expectsContinue()
        return RequestHead(
            request: Request(method: line.method, target: line.target, headers: try headersWithHost(), peer: peer),
            framing: framing, isVersion10: line.isVersion10, keepsAlive: !closes && (persists || !line.isVersion10),
            expectsContinue: expectsContinue && framing != .none)
    }

    /// One length or one coding, never both (RFC 9112, section 6.3).
    private func framing(largestBodyBytes: Int) throws(Refusal) -> Framing {
        if let coding = codings.first {
            guard codings.count == 1, lengths.isEmpty, !line.isVersion10 else { throw Refusal(.badRequest) }
            guard coding.equals(ignoringCase: "chunked") else { throw Refusal(.notImplemented) }
            return .chunked
        }
        guard let length = lengths.first else { return .none }
        guard lengths.count == 1, let count = Self.number(length) else { throw Refusal(.badRequest) }
        if count > largestBodyBytes { throw Refusal(.contentTooLarge) }
        return count == 0 ? .none : .length(count)
    }

    /// Digits alone; nil where they exceed an `Int`.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.allSatisfy(\.isDigit) ? Int(String(decoding: digits, as: UTF8.self)) : nil
    }

    /// Only 100-continue is known, and HTTP/1.0 clients cannot mean it (RFC 9110, section 10.1.1).
    private func expectsContinue() throws(Refusal) -> Bool {
        if line.isVersion10 || expectations.isEmpty { return false }
        guard expectations.allSatisfy({ $0.equals(ignoringCase: "100-continue") }) else {
            throw Refusal(.expectationFailed)
        }
        return true
    }

    /// Exactly one valid Host in HTTP/1.1; an absolute target's authority replaces it (RFC 9112, section 3.2.2).
    private func headersWithHost() throws(Refusal) -> Headers {
        guard hasValidHosts, host != nil || line.isVersion10 else { throw Refusal(.badRequest) }
        guard let host = line.target.host else { return headers }
        var headers = headers
        headers[.host] = HeaderValue(fieldBytes: host)
        return headers
    }
}
