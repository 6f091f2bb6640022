/// Lets a few fetches run at once, each on a thread of its own, and the others wait. Those who ask for what is already
/// running or waiting share its result.
///
/// Nothing here blocks the caller, so that a server's event loop may ask. There are threads only while there is work.
package final class FetchQueue<Product: Sendable>: Sendable {
    package typealias Outcome = Result<Product, FetchFailure>
    /// Fetches, on a thread of the queue; the watch says when to give up.
    package typealias Work = @Sendable (FetchRequest, FetchWatch) throws(FetchFailure) -> Product

    private let line: Locked<FetchLine<Outcome>>
    private let work: Work

    /// - Parameters:
    ///   - atOnce: How many fetches run at the same time.
    ///   - capacity: How many more may wait.
    ///   - work: What a fetch does, such as `Fetcher.bytes`, or one that also keeps the picture.
    package init(atOnce: Int = 4, capacity: Int = 100, work: @escaping Work) {
        line = Locked(FetchLine(atOnce: atOnce, capacity: capacity))
        self.work = work
    }

    /// Asks for a fetch. A GET that equals one on its way shares it, with its progress from here on; every POST is a
    /// fetch of its own.
    ///
    /// - Parameters:
    ///   - request: What is fetched.
    ///   - onProgress: Called on a thread of the queue, often.
    ///   - completion: Called once: on a thread of the queue, or with `queueFull` or `stopped` at once on the caller's.
    package func submit(
        _ request: FetchRequest, onProgress: @escaping @Sendable (FetchProgress) -> Void = { _ in },
        completion: @escaping @Sendable (Outcome) -> Void
    ) {
        let asker = FetchLine<Outcome>.Asker(onProgress: onProgress, completion: completion)
        let (admission, isStopped) = line.withLock { ($0.admit(request, asker), $0.isStopped) }
        switch admission {
        case .full: completion(.failure(isStopped ? .stopped : .queueFull))
        case .needsThread: FetchThread.start(runThread)
        case .joined, .waits: break
        }
    }

    /// Ends what runs and what waits, each with `stopped`, and returns when nothing runs any more: within about a
    /// second, where the work asks its watch. Not to be called from a completion.
    package func stop() {
        line.withLock { $0.stop() }
        line.wait { $0.threadCount == 0 }
    }

    private func runThread() {
        while let job = line.withLock({ $0.next() }) {
            let outcome = run(job)
            for asker in line.withLock({ $0.finish(job.id) }) { asker.completion(outcome) }
        }
    }

    private func run(_ job: FetchLine<Outcome>.Job) -> Outcome {
        let watch = FetchWatch(
            onProgress: { [line] progress in
                for asker in line.withLock({ $0.askers(of: job.id) }) { asker.onProgress(progress) }
            },
            isStopped: { [line] in line.withLock { $0.isStopped } })
        if watch.isStopped() { return .failure(.stopped) }
        do throws(FetchFailure) {
            return .success(try work(job.request, watch))
        } catch {
            return .failure(error)
        }
    }
}
