/// Turns a connection's bytes into requests, one after another; does nothing by itself.
struct RequestReader: Sendable {
    enum Event: Sendable {
        /// More bytes are needed.
        case incomplete
        /// The body is wanted only if the request will be taken; call `next()` again to read it.
        case expectsContinue(Request)
        case complete(RequestHead)
        /// Nothing behind this can be trusted: the connection has to end.
        case failed(Status)
    }

    private enum Phase: Sendable {
        case head
        case length(RequestHead, left: Int)
        case chunked(RequestHead, ChunkDecoder)
    }

    private let parser: RequestParser
    private let peer: String
    private var phase = Phase.head
    /// Of the request whose head is read; outside of the phase, so that adding to it never copies it.
    private var body: [UInt8] = []
    private var input: [UInt8] = []
    /// Where in the input the first byte stands that was not used yet.
    private var position = 0
    /// A head is parsed again only once another line has ended.
    private var hasNewLine = false

    init(largestBodyBytes: Int, peer: String) {
        parser = RequestParser(largestBodyBytes: largestBodyBytes)
        self.peer = peer
    }

    /// Whether no byte of a request is here.
    var isIdle: Bool { !isReadingBody && position == input.count }

    var isReadingBody: Bool {
        if case .head = phase { false } else { true }
    }

    mutating func receive(_ bytes: UnsafeRawBufferPointer) {
        hasNewLine = hasNewLine || bytes.contains(.lineFeed)
        input.append(contentsOf: bytes)
    }

    mutating func next() -> Event {
        defer { dropUsedInput() }
        switch phase {
        case .head: return nextHead()
        case .length(let head, let left): return nextPart(of: head, left: left)
        case .chunked(let head, let decoder): return nextChunk(of: head, decoder)
        }
    }

    private mutating func nextHead() -> Event {
        guard hasNewLine || input.count - position > RequestParser.largestHeadBytes else { return .incomplete }
        hasNewLine = false
        switch parser.parse(input, from: position, peer: peer) {
        case .incomplete: return .incomplete
        case .failed(let status): return .failed(status)
        case .complete(let head, let end):
            position = end
            hasNewLine = input[position...].contains(.lineFeed)
            switch head.framing {
            case .none: return .complete(head)
            case .length(let count): phase = .length(head, left: count)
            case .chunked: phase = .chunked(head, ChunkDecoder(largestBodyBytes: parser.largestBodyBytes))
            }
            // Who has begun to send the body waits for no permission.
            return head.expectsContinue && position == input.count ? .expectsContinue(head.request) : next()
        }
    }

    private mutating func nextPart(of head: RequestHead, left: Int) -> Event {
        let part = input[position...].prefix(left)
        body += part
        position += part.count
        if part.count == left { return complete(head) }
        phase = .length(head, left: left - part.count)
        return .incomplete
    }

    private mutating func nextChunk(of head: RequestHead, _ decoder: ChunkDecoder) -> Event {
        var decoder = decoder
        do {
            position += try decoder.feed(input[position...], into: &body)
        } catch {
            return .failed(error.status)
        }
        if decoder.isDone { return complete(head) }
        phase = .chunked(head, decoder)
        return .incomplete
    }

    private mutating func complete(_ head: RequestHead) -> Event {
        var head = head
        head.request.body = body
        body = []
        phase = .head
        return .complete(head)
    }

    private mutating func dropUsedInput() {
        guard position == input.count else { return }
        // An idle connection keeps little.
        input.removeAll(keepingCapacity: input.capacity <= RequestParser.largestHeadBytes)
        position = 0
    }
}
