/// What must be remembered of a session so that nothing in it counts twice.
struct PlaybackSession: Equatable {
    /// What a batch adds to the sums. Stops move with the session, so one may be subtracted.
    struct Tally: Equatable {
        var opens = 0
        var completions = 0
        var fallbacks = 0
        var pages: [Int: PageStatistics] = [:]
    }

    var window = SequenceWindow()
    /// The page seen last.
    var lastPage: Int?
    var hasOpened = false
    var hasFinished = false
    var hasFallenBack = false

    /// Nil where the batch was counted before. Pages that the version does not have are passed over.
    mutating func take(_ batch: EventBatch, pageCount: Int) -> Tally? {
        let isLatest = batch.sequence > window.highest
        guard window.accept(batch.sequence) else { return nil }
        var tally = Tally()
        let stoppedBefore = stop
        for event in batch.events {
            switch event {
            case .opened: tally.opens += Self.first(&hasOpened)
            case .finished: tally.completions += Self.first(&hasFinished)
            case .fellBack: tally.fallbacks += Self.first(&hasFallenBack)
            case .shown(let page) where (0..<pageCount).contains(page):
                tally.pages[page, default: PageStatistics()].impressions += 1
                if isLatest { lastPage = page }
            case .tapped(let page) where (0..<pageCount).contains(page):
                tally.pages[page, default: PageStatistics()].taps += 1
            case .shown, .tapped: break
            }
        }
        if let stoppedBefore { tally.pages[stoppedBefore, default: PageStatistics()].stops -= 1 }
        if let stop { tally.pages[stop, default: PageStatistics()].stops += 1 }
        return tally
    }

    /// The page where it counts as stopped.
    private var stop: Int? { hasFinished ? nil : lastPage }

    private static func first(_ flag: inout Bool) -> Int {
        defer { flag = true }
        return flag ? 0 : 1
    }
}
