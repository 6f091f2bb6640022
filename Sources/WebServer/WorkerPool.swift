/// Threads for handlers that wait for a disk, a network or a database.
final class WorkerPool: Sendable {
    /// Runs on a worker, which lends its compressor.
    typealias Job = @Sendable (GzipStream) -> Void

    private struct State: Sendable {
        var jobs: [Job] = []
        var isStopped = false
    }

    private let state = Guarded(State())
    private let capacity: Int

    /// At most `capacity` jobs wait while all workers are busy.
    init(workers: Int, capacity: Int) {
        self.capacity = capacity
        for _ in 0..<workers { Thread.start { [state] in Self.work(state) } }
    }

    deinit { state.change { $0.isStopped = true } }

    /// False where the queue is full.
    func submit(_ job: @escaping Job) -> Bool {
        state.change { state in
            guard state.jobs.count < capacity else { return false }
            state.jobs.append(job)
            return true
        }
    }

    private static func work(_ state: Guarded<State>) {
        let gzip = GzipStream()
        while let job = nextJob(state) { job(gzip) }
    }

    private static func nextJob(_ state: Guarded<State>) -> Job? {
        state.wait { state -> Job?? in
            if !state.jobs.isEmpty { return state.jobs.removeFirst() }
            return state.isStopped ? .some(nil) : nil
        }
    }
}
