import ShareStore
import WebServer

/// How the last message to a share's webhook went.
enum WebhookState: String, Sendable {
    case idle, pending, delivered, failed
}

/// Messages to webhooks that are still to be sent or sent again. Kept in memory: a restart forgets them, the reviews
/// themselves stand in the store.
final class WebhookQueue: Sendable {
    /// Whether the call was answered with success.
    typealias Send = @Sendable (WebhookCall) -> Bool

    /// So many messages wait; any more fail at once.
    static let maxMessages = 1000
    private static let maxStates = 10_000
    private static let threads = 2

    private struct Entry: Sendable {
        let message: WebhookMessage
        var tries = 0
        var due: UnixTime
    }

    private struct Messages: Sendable {
        var waiting: [Entry] = []
        var states: [ShareID: WebhookState] = [:]
    }

    private let messages = Guarded(Messages())
    private let schedule: RetrySchedule
    private let now: @Sendable () -> UnixTime
    private let send: Send

    init(schedule: RetrySchedule = .standard, now: @escaping @Sendable () -> UnixTime, send: @escaping Send) {
        self.schedule = schedule
        self.now = now
        self.send = send
    }

    func add(_ message: WebhookMessage) {
        messages.change { messages in
            if messages.states.count >= Self.maxStates { messages.states.removeAll() }
            guard messages.waiting.count < Self.maxMessages else {
                messages.states[message.share] = .failed
                return
            }
            messages.states[message.share] = .pending
            messages.waiting.append(Entry(message: message, due: now()))
        }
    }

    func state(of id: ShareID) -> WebhookState { messages.withLock { $0.states[id] ?? .idle } }

    /// Sends for as long as the process lives.
    func start() {
        for _ in 0..<Self.threads {
            Thread.start {
                while true {
                    self.sendDue()
                    // A new message ends the wait; a pause between tries is not measured closer than this.
                    let count = self.messages.withLock { $0.waiting.count }
                    self.messages.wait(atMost: .seconds(5)) { $0.waiting.count > count }
                }
            }
        }
    }

    /// Sends everything that is due, in the order in which it became due.
    func sendDue() {
        while let entry = takeDue() {
            let isDelivered = send(entry.message.call(at: now()))
            messages.withLock { settle(entry, isDelivered: isDelivered, &$0) }
        }
    }

    private func takeDue() -> Entry? {
        let now = now()
        return messages.withLock { messages in
            let due = messages.waiting.indices.filter { messages.waiting[$0].due <= now }
            guard let first = due.min(by: { messages.waiting[$0].due < messages.waiting[$1].due }) else { return nil }
            return messages.waiting.remove(at: first)
        }
    }

    private func settle(_ entry: Entry, isDelivered: Bool, _ messages: inout Messages) {
        var entry = entry
        entry.tries += 1
        if isDelivered {
            messages.states[entry.message.share] = .delivered
        } else if let due = schedule.next(afterTries: entry.tries, at: now()) {
            entry.due = due
            messages.waiting.append(entry)
        } else {
            messages.states[entry.message.share] = .failed
        }
    }
}
