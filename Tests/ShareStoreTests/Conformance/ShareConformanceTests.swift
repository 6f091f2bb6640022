import Testing

@testable import ShareStore

@Suite("Every driver: shares")
struct ShareConformanceTests {
    private let stranger = SecretToken(bytes: [UInt8](repeating: 7, count: 32))

    @Test("a share is read as it was created", arguments: Driver.allCases)
    func readsWhatWasCreated(driver: Driver) throws {
        let test = try TestStore(driver)
        let end = test.clock.now.adding(seconds: 3600)
        let created = try test.share(NewShare(name: "Été 🌞", expiresAt: end))
        let view = try #require(test.store.view(of: created.share.id, version: nil).value)
        #expect(view.share == created.share)
        #expect(view.share.name == "Été 🌞")
        #expect(view.share.createdAt == test.clock.now)
        #expect(view.share.expiresAt == end)
        #expect(!view.share.isProtected)
        #expect(view.version.number == 1)
        #expect(view.version.content == .example)
        #expect(view.version.contentHash == VersionContent.example.hash)
        #expect(view.reviews.isEmpty)
    }

    @Test("a payload keeps every byte", arguments: Driver.allCases)
    func keepsBytes(driver: Driver) throws {
        let test = try TestStore(driver)
        let contents = [[], Array(UInt8.min...UInt8.max)].map {
            VersionContent(payload: $0, options: "", timeline: $0, pageCount: 0)
        }
        for content in contents {
            let created = try test.share(NewShare(name: ""), content)
            #expect(try test.store.view(of: created.share.id, version: 1).value?.version.content == content)
        }
    }

    @Test("no two shares have the same id or owner", arguments: Driver.allCases)
    func areDistinct(driver: Driver) throws {
        let test = try TestStore(driver)
        let shares = try (0..<20).map { _ in try test.share() }
        #expect(Set(shares.map(\.share.id)).count == 20)
        #expect(Set(shares.map(\.ownerToken.text)).count == 20)
    }

    @Test("an id that was never given out is not found", arguments: Driver.allCases)
    func unknownIsNotFound(driver: Driver) throws {
        let test = try TestStore(driver)
        let id = try #require(ShareID("AAAAAAAAAAAAAAAAAAAAAAAA"))
        let owner = try #require(stranger)
        #expect(try test.store.share(id).refusal == .notFound)
        #expect(try test.store.view(of: id, version: nil).refusal == .notFound)
        #expect(try test.store.check(Passphrase(""), of: id) == .notFound)
        #expect(try test.store.add(.example, to: id, owner: owner).refusal == .notFound)
        #expect(try test.store.delete(id, owner: owner) == .notFound)
        #expect(try test.store.ownerView(of: id, owner: owner).refusal == .notFound)
    }

    @Test("the owner's calls need the owner's token", arguments: Driver.allCases)
    func refusesStrangers(driver: Driver) throws {
        let test = try TestStore(driver)
        let share = try test.share().share
        let owner = try #require(stranger)
        #expect(try test.store.add(.example, to: share.id, owner: owner).refusal == .wrongOwner)
        #expect(try test.store.revoke(share.id, owner: owner).refusal == .wrongOwner)
        #expect(try test.store.extend(share.id, until: nil, owner: owner).refusal == .wrongOwner)
        #expect(try test.store.rename(share.id, to: "x", owner: owner).refusal == .wrongOwner)
        #expect(try test.store.delete(share.id, owner: owner) == .wrongOwner)
        #expect(try test.store.ownerView(of: share.id, owner: owner).refusal == .wrongOwner)
        #expect(try test.store.statistics(of: share.id, owner: owner).refusal == .wrongOwner)
        #expect(try test.store.share(share.id).value == share)
    }

    @Test("a token that went to the owner as text comes back as the same token", arguments: Driver.allCases)
    func tokenTravelsAsText(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        let owner = try #require(SecretToken(created.ownerToken.text))
        #expect(try test.store.rename(created.share.id, to: "Autumn", owner: owner).value?.name == "Autumn")
    }

    @Test("a revoked share is refused to readers for good, and still shown to its owner", arguments: Driver.allCases)
    func revokes(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        let (id, owner) = (created.share.id, created.ownerToken)
        #expect(try test.store.revoke(id, owner: owner).value?.revokedAt == test.clock.now)
        #expect(try test.store.share(id).refusal == .revoked)
        #expect(try test.store.view(of: id, version: nil).refusal == .revoked)
        #expect(try test.store.add(.example, to: id, owner: owner).refusal == .revoked)
        #expect(try test.store.extend(id, until: nil, owner: owner).refusal == .revoked)
        let review = NewReview(version: 1, verdict: .approved, name: "Ada")
        #expect(try test.store.add(review, to: id).refusal == .revoked)
        #expect(try test.store.ownerView(of: id, owner: owner).value?.versions.count == 1)
        #expect(try test.store.revoke(id, owner: owner).value?.revokedAt == test.clock.now)
    }

    @Test("a share expires at its end, and an owner's extension brings it back", arguments: Driver.allCases)
    func expires(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share(NewShare(name: "Summer", expiresAt: test.clock.now.adding(seconds: 10)))
        let (id, owner) = (created.share.id, created.ownerToken)
        test.clock.advance(seconds: 9)
        #expect(try test.store.share(id).value == created.share)
        test.clock.advance(seconds: 1)
        #expect(try test.store.share(id).refusal == .expired)
        #expect(try test.store.add(.example, to: id, owner: owner).refusal == .expired)
        #expect(try test.store.extend(id, until: nil, owner: owner).value?.expiresAt == .some(nil))
        #expect(try test.store.view(of: id, version: nil).value?.version.content == .example)
    }

    @Test("nothing is left of a deleted share", arguments: Driver.allCases)
    func deletes(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        let (id, owner) = (created.share.id, created.ownerToken)
        let review = try #require(
            test.store.add(NewReview(version: 1, verdict: .approved, name: "Ada"), to: id).value)
        _ = try test.store.withdraw(review: 1, of: id, reviewer: review.reviewer)
        let batch = EventBatch(session: "s", sequence: 0, version: 1, events: [.opened, .shown(page: 0)])
        #expect(try test.store.record(batch, of: id) == nil)
        #expect(try test.store.delete(id, owner: owner) == nil)
        #expect(try test.store.view(of: id, version: nil).refusal == .notFound)
        #expect(try test.store.ownerView(of: id, owner: owner).refusal == .notFound)
    }

    @Test("a protected share knows its passphrase from others", arguments: Driver.allCases)
    func checksPassphrases(driver: Driver) throws {
        let test = try TestStore(driver)
        let share = try test.share(NewShare(name: "Summer", passphrase: Passphrase("blåbær"))).share
        #expect(share.isProtected)
        #expect(try test.store.check(Passphrase("blåbær"), of: share.id) == nil)
        #expect(try test.store.check(Passphrase("blabar"), of: share.id) == .wrongPassphrase)
        #expect(try test.store.check(Passphrase(""), of: share.id) == .wrongPassphrase)
        #expect(try test.store.check(Passphrase(String(repeating: "x", count: 2000)), of: share.id) == .wrongPassphrase)
        #expect(try test.store.check(Passphrase("anything"), of: test.share().share.id) == nil)
    }

    @Test("texts beyond their limits are refused", arguments: Driver.allCases)
    func limitsTexts(driver: Driver) throws {
        let test = try TestStore(driver) {
            ($0.nameBytes, $0.passphraseBytes, $0.webhookURLBytes) = (3, 4, 5)
        }
        let created = try test.share(NewShare(name: "añ", passphrase: Passphrase("1234"), webhookURL: "a://b"))
        func refusal(_ share: NewShare) throws -> Refusal? { try test.store.create(share, .example).refusal }
        #expect(try refusal(NewShare(name: "añe")) == .textTooLong(maxBytes: 3))
        #expect(try refusal(NewShare(name: "", passphrase: Passphrase("12345"))) == .textTooLong(maxBytes: 4))
        #expect(try refusal(NewShare(name: "", webhookURL: "a://bc")) == .textTooLong(maxBytes: 5))
        let renamed = try test.store.rename(created.share.id, to: "abcd", owner: created.ownerToken)
        #expect(renamed.refusal == .textTooLong(maxBytes: 3))
    }
}
