/// Who waits for what: the queue without its threads.
struct FetchLine<Outcome: Sendable>: Sendable {
    /// Someone who wants a result.
    struct Asker: Sendable {
        let onProgress: @Sendable (FetchProgress) -> Void
        let completion: @Sendable (Outcome) -> Void
    }

    /// A fetch that waits or runs.
    struct Job: Sendable {
        let id: Int
        let request: FetchRequest
        fileprivate(set) var askers: [Asker]
    }

    enum Admission {
        /// There are as many waiting as may be.
        case full
        /// A fetch that is on its way serves this one too.
        case joined
        /// Nobody works yet for the new fetch: a further thread has to.
        case needsThread
        /// A thread that is at work will come to it.
        case waits
    }

    private let threadLimit: Int
    private let capacity: Int
    private var jobs: [Int: Job] = [:]
    /// In the order of asking.
    private var waiting: [Int] = []
    private var lastID = 0
    private(set) var threadCount = 0
    /// Once true, nothing more is admitted, and what runs should end.
    private(set) var isStopped = false

    init(atOnce: Int, capacity: Int) {
        threadLimit = atOnce
        self.capacity = capacity
    }

    mutating func admit(_ request: FetchRequest, _ asker: Asker) -> Admission {
        if request.method == .get, let id = jobs.values.first(where: { $0.request == request })?.id {
            jobs[id]?.askers.append(asker)
            return .joined
        }
        // A thread that has just begun takes the first of those that wait.
        guard !isStopped, jobs.count < threadLimit + capacity else { return .full }
        lastID += 1
        jobs[lastID] = Job(id: lastID, request: request, askers: [asker])
        waiting.append(lastID)
        guard threadCount < threadLimit else { return .waits }
        threadCount += 1
        return .needsThread
    }

    /// The next fetch for a thread; nil where there is none and the thread ends.
    mutating func next() -> Job? {
        guard !waiting.isEmpty, let job = jobs[waiting.removeFirst()] else {
            threadCount -= 1
            return nil
        }
        return job
    }

    /// Those who want to hear of it now.
    func askers(of id: Int) -> [Asker] { jobs[id]?.askers ?? [] }

    /// Takes a fetch off the line, and returns those who get its result.
    mutating func finish(_ id: Int) -> [Asker] {
        jobs.removeValue(forKey: id)?.askers ?? []
    }

    mutating func stop() { isStopped = true }
}
