import ShareStore
import Testing

@Suite("Every driver: statistics")
struct StatisticsConformanceTests {
    private func statistics(_ test: TestStore, _ created: CreatedShare) throws -> [VersionStatistics] {
        try #require(test.store.statistics(of: created.share.id, owner: created.ownerToken).value)
    }

    private func send(
        _ test: TestStore, _ created: CreatedShare, _ session: String, _ sequence: Int, version: Int = 1,
        _ events: PlaybackEvent...
    ) throws {
        let batch = EventBatch(session: session, sequence: sequence, version: version, events: events)
        #expect(try test.store.record(batch, of: created.share.id) == nil)
    }

    @Test("a share begins with zeros for each page", arguments: Driver.allCases)
    func beginsEmpty(driver: Driver) throws {
        let test = try TestStore(driver)
        let statistics = try #require(statistics(test, test.share()).first)
        #expect(statistics.sessions == 0)
        #expect(statistics.pages.map(\.impressions) == [0, 0])
    }

    @Test("events are summed by version and page", arguments: Driver.allCases)
    func sums(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        _ = try test.store.add(.example("two"), to: created.share.id, owner: created.ownerToken)
        try send(test, created, "a", 0, .opened, .shown(page: 0), .shown(page: 1), .tapped(page: 1), .finished)
        try send(test, created, "b", 0, .opened, .shown(page: 0), .tapped(page: 0))
        try send(test, created, "c", 0, version: 2, .opened, .fellBack)
        let all = try statistics(test, created)
        #expect(all.map(\.version) == [1, 2])
        #expect(all.map(\.opens) == [2, 1])
        #expect(all.map(\.sessions) == [2, 1])
        #expect(all.map(\.completions) == [1, 0])
        #expect(all.map(\.fallbacks) == [0, 1])
        #expect(all[0].pages.map(\.impressions) == [2, 1])
        #expect(all[0].pages.map(\.taps) == [1, 1])
        #expect(all[0].pages.map(\.stops) == [1, 0])
        let view = try #require(test.store.ownerView(of: created.share.id, owner: created.ownerToken).value)
        #expect(view.versions.map(\.opens) == [2, 1])
    }

    @Test("a batch that arrives again counts once, in whatever order they come", arguments: Driver.allCases)
    func countsOnce(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        for sequence in [0, 2, 0, 1, 2, 1, 70, 69, 70, 69] {
            try send(test, created, "a", sequence, .opened, .shown(page: 0), .finished)
        }
        let statistics = try #require(statistics(test, created).first)
        #expect(statistics.pages.map(\.impressions) == [5, 0])
        #expect(statistics.opens == 1)
        #expect(statistics.sessions == 1)
        #expect(statistics.completions == 1)
    }

    @Test("a session stops where it was last, until it finishes", arguments: Driver.allCases)
    func movesStops(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        func stops() throws -> [Int] { try statistics(test, created)[0].pages.map(\.stops) }
        try send(test, created, "a", 0, .shown(page: 0))
        #expect(try stops() == [1, 0])
        try send(test, created, "a", 2, .shown(page: 1))
        #expect(try stops() == [0, 1])
        try send(test, created, "a", 1, .shown(page: 0))
        #expect(try stops() == [0, 1])
        try send(test, created, "a", 3, .finished)
        #expect(try stops() == [0, 0])
        try send(test, created, "a", 4, .shown(page: 0))
        #expect(try stops() == [0, 0])
    }

    @Test("events of pages and versions that are not there count for nothing", arguments: Driver.allCases)
    func ignoresUnknown(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        try send(test, created, "a", 0, .shown(page: 2), .shown(page: -1), .tapped(page: .max), .shown(page: 1))
        try send(test, created, "a", -1, .shown(page: 1))
        try send(test, created, "a", .min, .shown(page: 1))
        let pages = try statistics(test, created)[0].pages
        #expect(pages.map(\.impressions) == [0, 1])
        #expect(pages.map(\.taps) == [0, 0])
        let batch = EventBatch(session: "a", sequence: .max, version: 2, events: [.opened])
        #expect(try test.store.record(batch, of: created.share.id) == .noSuchVersion)
        try send(test, created, "a", .max, .shown(page: 1))
        try send(test, created, "a", .max - 1, .shown(page: 1))
        #expect(try statistics(test, created)[0].pages.map(\.impressions) == [0, 3])
    }
}
