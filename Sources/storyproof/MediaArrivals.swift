import MediaCache
import StoryEngine

/// Gathers pictures as they arrive on the threads that fetch them, and shows how far that is.
final class MediaArrivals: Sendable {
    private struct State: Sendable {
        var facts: [String: MediaFacts] = [:]
        /// Of those that are on their way.
        var byteCounts: [String: Int] = [:]
        var arrivedByteCount = 0

        var byteCount: Int { byteCounts.values.reduce(arrivedByteCount, +) }
    }

    private let count: Int
    private let bar: ProgressBar?
    private let state = Locked(State())

    /// - Parameters:
    ///   - count: How many there will be.
    ///   - bar: Where to show it; nil where nobody looks.
    init(count: Int, bar: ProgressBar?) {
        self.count = count
        self.bar = bar
    }

    var facts: [String: MediaFacts] { state.withLock { $0.facts } }

    func progress(_ url: String, _ progress: FetchProgress) {
        state.withLock {
            $0.byteCounts[url] = progress.byteCount
            show($0)
        }
    }

    func arrive(_ url: String, _ outcome: Result<MediaFacts, FetchFailure>) {
        state.withLock {
            $0.arrivedByteCount += $0.byteCounts.removeValue(forKey: url) ?? 0
            switch outcome {
            case .success(let facts): $0.facts[url] = facts
            case .failure(let failure): $0.facts[url] = .failed(MediaFailure(failure))
            }
            show($0)
        }
    }

    /// Returns once so many have arrived.
    func wait(for arrived: Int) {
        state.wait { $0.facts.count >= arrived }
        if arrived == count { bar?.clear() }
    }

    private func show(_ state: State) {
        let kilobytes = state.byteCount / 1000
        bar?.show(state.facts.count, of: count, "\(state.facts.count) of \(count) pictures, \(kilobytes) kB")
    }
}
