/// Reads a request's head: a pure function over bytes, strict where leniency lets requests be smuggled (RFC 9112).
struct RequestParser: Sendable {
    static let largestHeadBytes = 16 * 1024
    static let largestTargetBytes = 8 * 1024
    /// More header lines than any browser sends, few enough to look each up one by one.
    static let mostLines = 100

    /// Longer bodies are refused by their announced length already.
    let largestBodyBytes: Int

    /// The head that begins at `start`; an error is found as soon as its line is whole.
    func parse(_ bytes: [UInt8], from start: Int = 0, peer: String = "") -> ParsedHead {
        var lines = HeadLines(bytes, from: start)
        do {
            guard var line = try lines.next() else { return try incomplete(bytes, start, inFirstLine: true) }
            // One empty line before a request is forgiven (RFC 9112, section 2.2).
            if line.isEmpty {
                guard let second = try lines.next() else { return try incomplete(bytes, start, inFirstLine: true) }
                line = second
            }
            var head = HeadBuilder(try RequestLine(line), peer: peer)
            while let line = try lines.next() {
                if lines.position - start > Self.largestHeadBytes { return .failed(.headTooLarge) }
                if line.isEmpty {
                    return .complete(try head.finished(largestBodyBytes: largestBodyBytes), end: lines.position)
                }
                try head.add(line)
            }
            return try incomplete(bytes, start, inFirstLine: false)
        } catch {
            return .failed(error.status)
        }
    }

    private func incomplete(_ bytes: [UInt8], _ start: Int, inFirstLine: Bool) throws(Refusal) -> ParsedHead {
        let count = bytes.count - start
        // The method and the version take less than 32 bytes.
        if inFirstLine && count > Self.largestTargetBytes + 32 { throw Refusal(.targetTooLong) }
        if count > Self.largestHeadBytes { throw Refusal(.headTooLarge) }
        return .incomplete
    }
}

/// Why a message cannot be read.
struct Refusal: Error {
    let status: Status

    init(_ status: Status) { self.status = status }
}

/// The lines of a head, each ended by CR LF and nothing else.
struct HeadLines {
    private let bytes: [UInt8]
    /// Behind the last line that was returned.
    private(set) var position: Int

    init(_ bytes: [UInt8], from start: Int) {
        self.bytes = bytes
        position = start
    }

    /// Nil where the next line has not ended yet.
    mutating func next() throws(Refusal) -> ArraySlice<UInt8>? {
        guard let end = bytes[position...].firstIndex(of: .lineFeed) else { return nil }
        guard end > position, bytes[end - 1] == .carriageReturn else { throw Refusal(.badRequest) }
        defer { position = end + 1 }
        return bytes[position..<(end - 1)]
    }
}
