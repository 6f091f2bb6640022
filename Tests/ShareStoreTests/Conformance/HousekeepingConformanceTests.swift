import ShareStore
import Testing

@Suite("Every driver: housekeeping")
struct HousekeepingConformanceTests {
    @Test("expired shares are purged in batches, the others stay", arguments: Driver.allCases)
    func purges(driver: Driver) throws {
        let test = try TestStore(driver)
        let end = test.clock.now.adding(seconds: 10)
        let expiring = try (0..<5).map { _ in try test.share(NewShare(name: "", expiresAt: end)).share.id }
        let lasting = try test.share().share.id
        test.clock.advance(seconds: 11)
        #expect(try test.store.purge(expiredBefore: end, atMost: 2) == 0)
        let now = test.clock.now
        let removed = try (0..<4).map { _ in try test.store.purge(expiredBefore: now, atMost: 2) }
        #expect(removed == [2, 2, 1, 0])
        #expect(try expiring.map { try test.store.share($0).refusal } == [Refusal?](repeating: .notFound, count: 5))
        #expect(try test.store.share(lasting).refusal == nil)
    }

    @Test("sessions that have rested for a day are forgotten, their sums stay", arguments: Driver.allCases)
    func forgetsSessions(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        for session in ["a", "b", "c"] {
            let batch = EventBatch(session: session, sequence: 0, version: 1, events: [.shown(page: 0)])
            _ = try test.store.record(batch, of: created.share.id)
        }
        test.clock.advance(seconds: 24 * 60 * 60)
        #expect(try test.store.purge(expiredBefore: test.clock.now, atMost: 10) == 0)
        test.clock.advance(seconds: 1)
        let removed = try (0..<3).map { _ in try test.store.purge(expiredBefore: test.clock.now, atMost: 2) }
        #expect(removed == [2, 1, 0])
        let statistics = try test.store.statistics(of: created.share.id, owner: created.ownerToken).value
        #expect(statistics?.first?.sessions == 3)
        #expect(statistics?.first?.pages.map(\.stops) == [3, 0])
    }

    @Test("a full store refuses what adds to it and accepts what makes room", arguments: Driver.allCases)
    func refusesWhenFull(driver: Driver) throws {
        let test = try TestStore(driver) { $0.totalBytes = 400_000 }
        let large = VersionContent(
            payload: [UInt8](repeating: 32, count: 100_000), options: "", timeline: [], pageCount: 1)
        let first = try test.share(NewShare(name: "Summer"), large)
        #expect(try test.store.create(NewShare(name: ""), large).refusal == nil)
        #expect(try test.store.size().limitBytes == 400_000)
        while try test.store.create(NewShare(name: ""), large).refusal == nil {}
        #expect(try test.store.create(NewShare(name: ""), large).refusal == .storeFull)
        #expect(try test.store.add(large, to: first.share.id, owner: first.ownerToken).refusal == .storeFull)
        #expect(try test.store.size().bytes <= 400_000)
        #expect(try test.store.delete(first.share.id, owner: first.ownerToken) == nil)
        #expect(try test.store.create(NewShare(name: ""), large).refusal == nil)
    }

    @Test("a store that works says so", arguments: Driver.allCases)
    func isHealthy(driver: Driver) throws {
        #expect(try TestStore(driver).store.status() == StoreStatus(readFailure: nil, writeFailure: nil))
    }

    @Test("threads write and read at once, and nothing is lost", arguments: Driver.allCases)
    func servesThreads(driver: Driver) async throws {
        let test = try TestStore(driver)
        let (store, created) = (test.store, try test.share())
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask {
                    for turn in 0..<25 {
                        let review = NewReview(version: 1, verdict: .comment, name: "\(worker)", text: "\(turn)")
                        _ = try store.add(review, to: created.share.id)
                        let reviews = try #require(store.view(of: created.share.id, version: nil).value).reviews
                        #expect(reviews.count { $0.name == "\(worker)" } == turn + 1)
                    }
                }
            }
            try await group.waitForAll()
        }
        let reviews = try #require(store.view(of: created.share.id, version: nil).value).reviews
        #expect(reviews.map(\.number) == Array(1...100))
    }
}
