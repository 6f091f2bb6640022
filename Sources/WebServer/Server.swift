import Glibc

/// An HTTP/1.1 server: one shared listener an address, several loops, one pool of workers.
package final class Server: Sendable {
    package struct Configuration: Sendable {
        /// A numeric address, or a name of which every address is bound.
        package var host: String
        /// 0 picks a free port.
        package var port: UInt16
        package var loops = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
        /// Threads for routes that block.
        package var workers = 4
        /// Requests that may wait for a worker; beyond them 503.
        package var queuedRequests = 256
        package var connections = 1024
        package var connectionsByAddress = 256
        /// Larger bodies are refused with 413.
        package var bodyBytes = 1024 * 1024
        package var deadlines = Deadlines()
        /// Takes one record a request, on a loop's thread; nil writes nothing.
        package var log: (@Sendable (AccessRecord) -> Void)?

        /// Only this machine reaches the default host.
        package init(host: String = "127.0.0.1", port: UInt16 = 8080) {
            self.host = host
            self.port = port
        }
    }

    private struct Progress: Sendable {
        var stopLevel = LoopInbox.StopLevel.running
        var runningLoops = 0
    }

    private let listeners: [Listener]
    private let loops: [EventLoop]
    private let inboxes: [LoopInbox]
    private let progress = Guarded(Progress())
    private let shutdown: Duration

    /// Binds the port, so that a busy one is known at once; nothing is accepted before `run`.
    package init(_ configuration: Configuration, _ application: Application) throws(ListenError) {
        let listeners = try Listener.all(host: configuration.host, port: configuration.port)
        let limits = ConnectionLimits(all: configuration.connections, byAddress: configuration.connectionsByAddress)
        let pool = WorkerPool(workers: configuration.workers, capacity: configuration.queuedRequests)
        let inboxes = (0..<configuration.loops).map { _ in LoopInbox() }
        loops = inboxes.map { EventLoop(configuration, application, listeners, limits, pool, $0, among: inboxes) }
        self.inboxes = inboxes
        self.listeners = listeners
        shutdown = configuration.deadlines.shutdown
    }

    /// The port that is listened to, after port 0 too.
    package var port: UInt16 { listeners.first?.port ?? 0 }

    /// Such as `127.0.0.1:8080` and `[::1]:8080`.
    package var addresses: [String] { listeners.map(\.address) }

    /// Serves until `stop` is called, then until what is in flight has its answer, or the time for that is over.
    package func run() {
        progress.change { $0.runningLoops = loops.count }
        for loop in loops {
            Thread.start { [progress] in
                loop.run()
                progress.change { $0.runningLoops -= 1 }
            }
        }
        progress.wait { $0.stopLevel > LoopInbox.StopLevel.running ? () : nil }
        progress.wait(atMost: shutdown) { $0.runningLoops == 0 || $0.stopLevel > LoopInbox.StopLevel.finishing }
        inboxes.forEach { $0.stop(LoopInbox.StopLevel.aborting) }
        // A handler that never returns must not keep the process.
        progress.wait(atMost: .seconds(1)) { $0.runningLoops == 0 }
    }

    /// From any thread: the first call lets what is in flight finish, the second ends it.
    package func stop() {
        let level = progress.change { progress in
            progress.stopLevel += 1
            return progress.stopLevel
        }
        inboxes.forEach { $0.stop(min(level, LoopInbox.StopLevel.aborting)) }
    }
}
