/// Collects the lines of a head, then decides how its message is delimited.
struct HeadBuilder {
    private let line: RequestLine
    private let peer: String
    private var headers = Headers()

    init(_ line: RequestLine, peer: String) {
        self.line = line
        self.peer = peer
    }

    mutating func add(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
        let field = try FieldLine(bytes)
        if headers.lines.count == RequestParser.mostLines { throw Refusal(.headTooLarge) }
        headers.append(HeaderName(token: field.name), HeaderValue(fieldBytes: field.value))
    }

    func finished(largestBodyBytes: Int) throws(Refusal) -> RequestHead {
        let framing = try framing(largestBodyBytes: largestBodyBytes)
        if framing != .none, let coding = headers.list(.contentEncoding), coding.lowercased() != "identity" {
            throw Refusal(.unsupportedMediaType)
        }
        let connection = (headers.list(.connection) ?? "").utf8.split(separator: UInt8(ascii: ",")).map(\.trimmed)
        let closes = connection.contains { $0.equals(ignoringCase: "close") }
        let persists = !line.isVersion10 || connection.contains { $0.equals(ignoringCase: "keep-alive") }
        let expectsContinue = try expectsContinue()
        return RequestHead(
            request: Request(method: line.method, target: line.target, headers: try headersWithHost(), peer: peer),
            framing: framing, isVersion10: line.isVersion10, keepsAlive: persists && !closes,
            expectsContinue: expectsContinue && framing != .none)
    }

    /// One length or one coding, never both (RFC 9112, section 6.3).
    private func framing(largestBodyBytes: Int) throws(Refusal) -> Framing {
        let lengths = headers.lines.filter { $0.name == .contentLength }
        let codings = headers.lines.filter { $0.name == .transferEncoding }
        if let coding = codings.first {
            guard codings.count == 1, lengths.isEmpty, !line.isVersion10 else { throw Refusal(.badRequest) }
            guard coding.value.text.utf8.equals(ignoringCase: "chunked") else { throw Refusal(.notImplemented) }
            return .chunked
        }
        guard let length = lengths.first else { return .none }
        guard lengths.count == 1, let count = Self.number(length.value.text) else { throw Refusal(.badRequest) }
        if count > largestBodyBytes { throw Refusal(.contentTooLarge) }
        return count == 0 ? .none : .length(count)
    }

    /// Digits alone; nil where they exceed an `Int`.
    private static func number(_ text: String) -> Int? {
        text.utf8.allSatisfy(\.isDigit) ? Int(text) : nil
    }

    /// Only 100-continue is known, and HTTP/1.0 clients cannot mean it (RFC 9110, section 10.1.1).
    private func expectsContinue() throws(Refusal) -> Bool {
        guard !line.isVersion10, let expectation = headers.list(.expect) else { return false }
        guard expectation.utf8.equals(ignoringCase: "100-continue") else { throw Refusal(.expectationFailed) }
        return true
    }

    /// Exactly one valid Host in HTTP/1.1; an absolute target's authority replaces it (RFC 9112, section 3.2.2).
    private func headersWithHost() throws(Refusal) -> Headers {
        let hosts = headers.lines.filter { $0.name == .host }
        guard hosts.count == 1 || hosts.isEmpty && line.isVersion10,
            hosts.allSatisfy({ RequestTarget.isHost(Array($0.value.text.utf8)[...]) })
        else { throw Refusal(.badRequest) }
        guard let host = line.target.host else { return headers }
        var headers = headers
        headers[.host] = HeaderValue(fieldBytes: host)
        return headers
    }
}
