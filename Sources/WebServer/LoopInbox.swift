import Synchronization

/// What other threads hand to a loop: workers their answers, other loops connections, the server its stop.
final class LoopInbox: Sendable {
    /// Something for the connection with that token.
    struct Delivery: Sendable {
        enum Content: Sendable {
            case answer(Answer)
            /// More of a streamed body.
            case piece([UInt8])
            /// The end of a streamed body.
            case end
        }

        let token: UInt64
        let content: Content
    }

    /// A connection that was accepted and counted, and is nobody's yet.
    struct Arrival: Sendable {
        let descriptor: Int32
        let peer: PeerAddress
    }

    struct Contents: Sendable {
        var deliveries: [Delivery] = []
        var arrivals: [Arrival] = []
        fileprivate var isClosed = false
    }

    /// How far a stop has come.
    enum StopLevel {
        static let running = 0
        static let finishing = 1
        static let aborting = 2
    }

    let poller = Poller()
    private let contents = Guarded(Contents())
    private let level = Atomic(StopLevel.running)

    var stopLevel: Int { level.load(ordering: .acquiring) }

    func stop(_ newLevel: Int) {
        level.store(newLevel, ordering: .releasing)
        poller.wake()
    }

    func deliver(_ content: Delivery.Content, to token: UInt64) {
        contents.withLock { $0.deliveries.append(Delivery(token: token, content: content)) }
        poller.wake()
    }

    /// False where the loop has ended and takes nothing more.
    func offer(_ arrival: Arrival) -> Bool {
        let isTaken = contents.withLock { contents in
            if !contents.isClosed { contents.arrivals.append(arrival) }
            return !contents.isClosed
        }
        if isTaken { poller.wake() }
        return isTaken
    }

    /// All that has come since the last call.
    func take() -> Contents {
        contents.withLock { contents in
            defer { (contents.deliveries, contents.arrivals) = ([], []) }
            return contents
        }
    }

    /// Lets no connection in any more; false where one has come before that.
    func close() -> Bool {
        contents.withLock { contents in
            contents.isClosed = contents.arrivals.isEmpty
            return contents.isClosed
        }
    }
}
