import WebServer

/// So many an hour for each client, all of them at once or spread; what was used comes back evenly.
///
/// One instant a client tells all: when it will have everything back (the generic cell rate algorithm, ITU-T I.371).
final class RateLimit: Sendable {
    /// So many clients are remembered. Beyond it those are forgotten first who have everything back.
    static let maxClients = 65_536
    private static let hour = 3_600_000

    let perHour: Int
    private let fullAgain = Guarded([UInt64: Int]())

    init(perHour: Int) {
        self.perHour = perHour
    }

    /// Counts one; seconds to wait where the client has none left.
    func take(_ client: UInt64, at milliseconds: Int) -> Int? {
        let each = Self.hour / perHour
        return fullAgain.withLock { clients -> Int? in
            let end = max(clients[client] ?? 0, milliseconds) + each
            let wait = end - milliseconds - Self.hour
            if wait > 0 { return (wait + 999) / 1000 }
            if clients.count >= Self.maxClients { Self.forgetSome(&clients, at: milliseconds) }
            clients[client] = end
            return nil
        }
    }

    private static func forgetSome(_ clients: inout [UInt64: Int], at milliseconds: Int) {
        clients = clients.filter { $0.value > milliseconds }
        if clients.count >= maxClients { clients = clients.filter { $0.key % 2 == 0 } }
    }
}
