/// A loop's connections by descriptor.
struct ConnectionTable {
    private var slots: [Connection?] = []
    private var count = 0
    private var serial: UInt32 = 0

    var isEmpty: Bool { count == 0 }

    /// Nil where the connection has ended, even if its descriptor is in use again.
    subscript(token: UInt64) -> Connection? {
        let descriptor = Int(Connection.descriptor(of: token))
        guard slots.indices.contains(descriptor), let connection = slots[descriptor], connection.token == token
        else { return nil }
        return connection
    }

    /// Never 0, as small tokens are the listeners', and never the largest, which is the poller's.
    mutating func nextSerial() -> UInt32 {
        serial = serial == UInt32.max - 1 ? 1 : serial + 1
        return serial
    }

    mutating func insert(_ connection: Connection) {
        let descriptor = Int(connection.descriptor)
        while slots.count <= descriptor { slots.append(nil) }
        slots[descriptor] = connection
        count += 1
    }

    mutating func remove(_ connection: Connection) {
        slots[Int(connection.descriptor)] = nil
        count -= 1
    }

    /// The body may remove connections.
    func forEach(_ body: (Connection) -> Void) {
        for case let connection? in slots { body(connection) }
    }
}
