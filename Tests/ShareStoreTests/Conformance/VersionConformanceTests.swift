import ShareStore
import Testing

@Suite("Every driver: versions")
struct VersionConformanceTests {
    @Test("a new version is the latest, and the earlier ones stay as they were", arguments: Driver.allCases)
    func addsVersions(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        let id = created.share.id
        test.clock.advance(seconds: 5)
        let share = try #require(test.store.add(.example("two"), to: id, owner: created.ownerToken).value)
        #expect(share.latestVersion == 2)
        let latest = try #require(test.store.view(of: id, version: nil).value)
        #expect(latest.version.number == 2)
        #expect(latest.version.content == .example("two"))
        #expect(latest.version.createdAt == test.clock.now)
        let first = try #require(test.store.view(of: id, version: 1).value)
        #expect(first.version.content == .example)
        #expect(first.version.createdAt == created.share.createdAt)
        #expect(first.share.latestVersion == 2)
    }

    @Test("a version that does not exist is refused", arguments: Driver.allCases)
    func refusesUnknownVersions(driver: Driver) throws {
        let test = try TestStore(driver)
        let id = try test.share().share.id
        for version in [0, 2, -1, .max, .min] {
            #expect(try test.store.view(of: id, version: version).refusal == .noSuchVersion)
        }
    }

    @Test("a share takes twenty versions", arguments: Driver.allCases)
    func limitsVersions(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        let (id, owner) = (created.share.id, created.ownerToken)
        for number in 2...20 {
            #expect(try test.store.add(.example, to: id, owner: owner).value?.latestVersion == number)
        }
        #expect(try test.store.add(.example, to: id, owner: owner).refusal == .tooManyVersions(limit: 20))
        #expect(try test.store.share(id).value?.latestVersion == 20)
    }

    @Test("the content's hash differs wherever payload or options do")
    func hashesContent() {
        func hash(_ payload: String, _ options: String) -> String {
            VersionContent(payload: Array(payload.utf8), options: options, timeline: [], pageCount: 0).hash
        }
        #expect(hash("ab", "c") == hash("ab", "c"))
        #expect(hash("ab", "c") != hash("a", "bc"))
        #expect(hash("ab", "c") != hash("ab", "d"))
        #expect(hash("", "").utf8.count == 64)
    }

    @Test("what changes what a reader sees changes the revision", arguments: Driver.allCases)
    func countsRevisions(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        let (id, owner) = (created.share.id, created.ownerToken)
        var revisions = [created.share.revision]
        func note(_ share: Share?) throws { revisions.append(try #require(share).revision) }
        try note(test.store.add(.example, to: id, owner: owner).value)
        let review = try #require(
            test.store.add(NewReview(version: 1, verdict: .comment, name: "Ada"), to: id).value)
        try note(review.share)
        try note(test.store.withdraw(review: 1, of: id, reviewer: review.reviewer).value?.share)
        try note(test.store.rename(id, to: "Autumn", owner: owner).value)
        try note(test.store.extend(id, until: nil, owner: owner).value)
        #expect(try test.store.share(id).value?.revision == revisions.last)
        try note(test.store.revoke(id, owner: owner).value)
        #expect(Set(revisions).count == revisions.count)
        #expect(revisions == revisions.sorted())
    }
}
