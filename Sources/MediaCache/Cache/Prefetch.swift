/// Fetches a list a few at a time: a long one leaves room in the queue, and its turn, to the lists of others.
final class Prefetch: Sendable {
    /// Fetches one, and tells what came of it: at once, or later on any thread.
    typealias Fetch = @Sendable (_ url: String, _ arrived: @escaping @Sendable (Media) -> Void) -> Void

    private struct State: Sendable {
        var rest: ArraySlice<String>
        var running = 0
        var isStarting = false
        var arrived: [String: Media] = [:]
    }

    /// Twice what runs at once, so that no fetch waits for the next to be asked for.
    static let atOnce = 8

    private let urls: [String]
    private let fetch: Fetch
    private let completion: @Sendable ([Media]) -> Void
    private let state: Locked<State>

    /// - Parameters:
    ///   - urls: Each once, and at least one.
    ///   - fetch: Fetches one.
    ///   - completion: Called once, with all in the order of the URLs.
    init(_ urls: [String], fetch: @escaping Fetch, completion: @escaping @Sendable ([Media]) -> Void) {
        self.urls = urls
        self.fetch = fetch
        self.completion = completion
        state = Locked(State(rest: urls[...]))
    }

    /// Starts as many as may run. One thread does so at a time: what arrives at once would else call this from within.
    func start() {
        while let url = state.withLock({ Self.next(&$0) }) {
            fetch(url) { [self] media in
                if let all = state.withLock({ take(media, of: url, &$0) }) { completion(all) } else { start() }
            }
            state.withLock { $0.isStarting = false }
        }
    }

    private static func next(_ state: inout State) -> String? {
        guard !state.isStarting, state.running < atOnce, let url = state.rest.popFirst() else { return nil }
        state.running += 1
        state.isStarting = true
        return url
    }

    /// All of them, once the last is there.
    private func take(_ media: Media, of url: String, _ state: inout State) -> [Media]? {
        state.running -= 1
        state.arrived[url] = media
        return state.arrived.count == urls.count ? urls.compactMap { state.arrived[$0] } : nil
    }
}
