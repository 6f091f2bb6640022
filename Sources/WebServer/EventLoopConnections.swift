import Glibc

/// How connections begin and end.
extension EventLoop {
    private static let tooMany = Array(
        "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".utf8)

    func watchListeners() {
        for (index, listener) in listeners.enumerated() {
            poller.add(listener.descriptor, token: UInt64(index), [.read, .shared])
        }
    }

    /// Takes one waiting connection; false where none is there.
    @discardableResult
    func accept(from listener: Listener) -> Bool {
        guard let arrival = listener.accept() else { return false }
        place(arrival)
        return true
    }

    /// Refuses the connection, or gives it to the loop whose turn it is: the kernel would wake one loop for nearly all,
    /// and connections that are kept would stay there.
    private func place(_ arrival: LoopInbox.Arrival) {
        guard limits.admit(arrival.peer) else {
            send(arrival.descriptor, Self.tooMany, Self.tooMany.count, Int32(MSG_NOSIGNAL))
            Glibc.close(arrival.descriptor)
            return
        }
        turn = (turn + 1) % inboxes.count
        if isFinishing || inboxes[turn] === inbox || !inboxes[turn].offer(arrival) { adopt(arrival) }
    }

    func adopt(_ arrival: LoopInbox.Arrival) {
        let connection = Connection(
            arrival, serial: connections.nextSerial(), largestBodyBytes: configuration.bodyBytes, now: now)
        connection.deadline = now + configuration.deadlines.idle
        connections.insert(connection)
        poller.add(connection.descriptor, token: connection.token, .read)
        if isFinishing { closeIfIdle(connection) }
    }

    /// A request may have arrived that was not looked at yet.
    private func closeIfIdle(_ connection: Connection) {
        if connection.phase == .idle { receive(connection) }
        if connection.phase == .idle { close(connection) }
    }

    func close(_ connection: Connection) {
        if connection.output != nil { log(connection) }
        connections.remove(connection)
        connection.phase = .closed
        Glibc.close(connection.descriptor)
        limits.release(connection.peer)
    }

    func log(_ connection: Connection) {
        guard let write = configuration.log, let output = connection.output else { return }
        write(
            AccessRecord(
                method: connection.exchange.method, path: connection.exchange.path, status: output.status,
                bytes: output.sent, milliseconds: MonotonicTime.now.milliseconds - connection.begun.milliseconds))
    }

    /// Ends what has gone on for too long; a request that has begun is told so.
    func sweep() {
        nextSweep = now + .seconds(1)
        connections.forEach { connection in
            if connection.deadline > now { return }
            switch connection.phase {
            case .head, .body: refuse(Problem(.requestTimeout), connection)
            case .idle, .writing, .draining, .waiting, .closed: close(connection)
            }
        }
    }

    /// Begins the stop: what waits is still taken, then nothing more; who is idle goes, all others after their answer.
    func finish() {
        isFinishing = true
        for listener in listeners {
            while accept(from: listener) {}
            listener.refuse()
            poller.remove(listener.descriptor)
        }
        connections.forEach {
            endStream($0)
            closeIfIdle($0)
        }
    }
}
