/// One client's connection; belongs to one loop.
final class Connection {
    enum Phase {
        case idle
        case head
        case body
        /// A worker makes the answer.
        case waiting
        case writing
        /// The last answer is sent; what still comes is dropped, so that a reset does not eat that answer.
        case draining
        case closed
    }

    /// The request that is being answered, for its log line.
    struct Exchange {
        var method: Method?
        var path: String?
        var isVersion10 = false
        var endsConnection = false
    }

    let descriptor: Int32
    /// The descriptor with a number that no other connection has, as descriptors are used again.
    let token: UInt64
    let peer: PeerAddress
    var reader: RequestReader
    var phase = Phase.idle
    var deadline: MonotonicTime
    var interest = Poller.Interest.read
    var exchange = Exchange()
    /// When the request's first byte was here.
    var begun: MonotonicTime
    var output: Output?
    /// Whether more of the answer's body is still to come.
    var isStreaming = false

    init(_ arrival: LoopInbox.Arrival, serial: UInt32, largestBodyBytes: Int, now: MonotonicTime) {
        descriptor = arrival.descriptor
        peer = arrival.peer
        token = UInt64(serial) << 32 | UInt64(UInt32(bitPattern: descriptor))
        reader = RequestReader(largestBodyBytes: largestBodyBytes, peer: peer.text)
        begun = now
        deadline = .distantFuture
    }

    var isReading: Bool { phase == .idle || phase == .head || phase == .body }

    static func descriptor(of token: UInt64) -> Int32 { Int32(bitPattern: UInt32(truncatingIfNeeded: token)) }
}
