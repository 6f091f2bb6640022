import Glibc

/// One thread with its own poller and connections: accepts, reads, answers, writes, and looks at deadlines.
///
/// `@unchecked`: all of it belongs to the thread that calls `run`; what crosses threads goes through the inbox.
final class EventLoop: @unchecked Sendable {
    private typealias StopLevel = LoopInbox.StopLevel

    let listeners: [Listener]
    let limits: ConnectionLimits
    let configuration: Server.Configuration
    let inbox: LoopInbox
    /// Of all loops, this one's too, by turns given the connections that this one accepts.
    let inboxes: [LoopInbox]
    var turn = 0
    var connections = ConnectionTable()
    var now = MonotonicTime.now
    var isFinishing = false
    var nextSweep = MonotonicTime.now
    private let application: Application
    private let pool: WorkerPool
    private let gzip = GzipStream()
    private var ending = AnswerEnding()
    private let readBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 32 * 1024, alignment: 16)

    init(
        _ configuration: Server.Configuration, _ application: Application, _ listeners: [Listener],
        _ limits: ConnectionLimits, _ pool: WorkerPool, _ inbox: LoopInbox, among inboxes: [LoopInbox]
    ) {
        self.configuration = configuration
        self.application = application
        self.listeners = listeners
        self.limits = limits
        self.pool = pool
        self.inbox = inbox
        self.inboxes = inboxes
    }

    deinit { readBuffer.deallocate() }

    var poller: Poller { inbox.poller }

    /// Returns once it was stopped and its connections have ended.
    func run() {
        watchListeners()
        while true {
            poller.wait(milliseconds: max(0, nextSweep.milliseconds - now.milliseconds)) { handle($0) }
            now = .now
            ending.refresh()
            takeInbox()
            if now >= nextSweep { sweep() }
            if inbox.stopLevel >= StopLevel.finishing && !isFinishing { finish() }
            if inbox.stopLevel >= StopLevel.aborting { connections.forEach { close($0) } }
            if isFinishing && connections.isEmpty && inbox.close() { return }
        }
    }

    private func takeInbox() {
        let contents = inbox.take()
        for arrival in contents.arrivals { adopt(arrival) }
        for delivery in contents.deliveries {
            guard let connection = connections[delivery.token] else { continue }
            switch delivery.content {
            case .answer(let answer):
                begin(answer, connection)
                advance(connection)
            case .piece(let bytes): extend(connection, by: bytes)
            case .end: endStream(connection)
            }
        }
    }

    private func handle(_ event: Poller.Event) {
        now = .now
        if event.token < UInt64(listeners.count) {
            accept(from: listeners[Int(event.token)])
            return
        }
        guard let connection = connections[event.token] else { return }
        switch connection.phase {
        case .idle, .head, .body: receive(connection)
        case .draining: drain(connection)
        case .closed: break
        case .writing where event.isClosed && connection.isStreaming: close(connection)
        case .writing:
            flush(connection)
            advance(connection)
        case .waiting:
            // Nothing is read while an answer is pending, so that nobody can pile up requests.
            if event.isClosed { close(connection) } else { watch(connection, []) }
        }
    }

    // MARK: Reading

    func receive(_ connection: Connection) {
        switch readOnce(connection) {
        case .bytes(let bytes):
            if connection.phase == .idle { connection.begun = now }
            connection.reader.receive(bytes)
            advance(connection)
        case .nothing: break
        case .ended: close(connection)
        }
    }

    private func drain(_ connection: Connection) {
        if case .ended = readOnce(connection) { close(connection) }
    }

    private enum Received {
        case bytes(UnsafeRawBufferPointer)
        case nothing
        case ended
    }

    private func readOnce(_ connection: Connection) -> Received {
        let count = recv(connection.descriptor, readBuffer.baseAddress, readBuffer.count, 0)
        if count > 0 { return .bytes(UnsafeRawBufferPointer(rebasing: readBuffer[..<count])) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .ended
    }

    /// Answers what is whole, one request after the other, until bytes are missing or an answer is pending.
    private func advance(_ connection: Connection) {
        while connection.isReading {
            switch connection.reader.next() {
            case .incomplete: return enterReadingPhase(connection)
            case .expectsContinue(let request): answerExpectation(request, connection)
            case .complete(let head): answer(head, connection)
            case .failed(let status): refuse(Problem(status), connection)
            }
        }
    }

    private func enterReadingPhase(_ connection: Connection) {
        let phase: Connection.Phase =
            connection.reader.isIdle ? .idle : connection.reader.isReadingBody ? .body : .head
        if phase == connection.phase { return }
        connection.phase = phase
        let deadlines = configuration.deadlines
        connection.deadline = now + (phase == .head ? deadlines.head : phase == .body ? deadlines.body : deadlines.idle)
    }

    // MARK: Answering

    /// Permission is given only where the request will be taken.
    private func answerExpectation(_ request: Request, _ connection: Connection) {
        let resolution = application.resolve(request.method, request.path)
        guard case .problem = resolution else {
            enterReadingPhase(connection)
            let interim = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)
            if send(connection.descriptor, interim, interim.count, Int32(MSG_NOSIGNAL)) != interim.count {
                close(connection)
            }
            return
        }
        connection.exchange = Connection.Exchange(method: request.method, path: request.path, endsConnection: true)
        begin(application.answer(to: request, resolution, using: gzip), connection)
    }

    private func answer(_ head: RequestHead, _ connection: Connection) {
        let request = head.request
        connection.exchange = Connection.Exchange(
            method: request.method, path: request.path, isVersion10: head.isVersion10, endsConnection: !head.keepsAlive)
        let resolution = application.resolve(request.method, request.path)
        guard resolution.blocks else {
            return begin(application.answer(to: request, resolution, using: gzip), connection)
        }
        if let quick = application.quickAnswer(to: request, resolution) { return begin(quick, connection) }
        connection.phase = .waiting
        connection.deadline = .distantFuture
        let isTaken = pool.submit { [application, inbox, token = connection.token] gzip in
            inbox.deliver(.answer(application.answer(to: request, resolution, using: gzip)), to: token)
        }
        if isTaken { return }
        let busy = Problem(.serviceUnavailable, "Too many requests are waiting.", headers: [.retryAfter: "1"])
        begin(application.answer(to: request, .problem(busy), using: gzip), connection)
    }

    /// Answers what cannot be read on from: the connection ends behind it.
    func refuse(_ problem: Problem, _ connection: Connection) {
        connection.exchange = Connection.Exchange(endsConnection: true)
        begin(application.answer(to: problem), connection)
    }

    private func begin(_ answer: Answer, _ connection: Connection) {
        let stream = answer.response.stream
        if inbox.stopLevel > StopLevel.running || stream != nil { connection.exchange.endsConnection = true }
        let exchange = connection.exchange
        let lines =
            exchange.endsConnection
            ? ending.closing : exchange.isVersion10 ? ending.keepingVersion10 : ending.keepingAlive
        let output = Output(answer, ending: lines)
        connection.output = output
        connection.phase = .writing
        let deadlines = configuration.deadlines
        connection.deadline =
            now
            + (stream == nil
                ? deadlines.writing + .seconds(output.byteCount / deadlines.slowestBytesPerSecond)
                : deadlines.streaming)
        connection.isStreaming = stream != nil
        flush(connection)
        stream?(ResponseStream(inbox: inbox, token: connection.token))
        if isFinishing { endStream(connection) }
    }

    private func extend(_ connection: Connection, by bytes: [UInt8]) {
        guard connection.isStreaming, let output = connection.output else { return }
        if output.byteCount + bytes.count > ResponseStream.maxBytes { return close(connection) }
        connection.output?.append(bytes)
        flush(connection)
    }

    func endStream(_ connection: Connection) {
        guard connection.isStreaming else { return }
        connection.isStreaming = false
        flush(connection)
    }

    // MARK: Writing

    private func flush(_ connection: Connection) {
        switch connection.output?.send(to: connection.descriptor) {
        case .blocked: watch(connection, .write)
        case .failed: close(connection)
        case .finished where connection.isStreaming: watch(connection, [])
        case .finished, nil: finishAnswer(connection)
        }
    }

    private func finishAnswer(_ connection: Connection) {
        log(connection)
        connection.output = nil
        connection.begun = now
        watch(connection, .read)
        if connection.exchange.endsConnection {
            shutdown(connection.descriptor, Int32(SHUT_WR))
            connection.phase = .draining
            connection.deadline = now + configuration.deadlines.drain
        } else {
            connection.phase = .idle
            connection.deadline = now + configuration.deadlines.idle
        }
    }

    func watch(_ connection: Connection, _ interest: Poller.Interest) {
        if connection.interest == interest { return }
        connection.interest = interest
        poller.change(connection.descriptor, token: connection.token, interest)
    }
}
