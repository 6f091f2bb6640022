import ShareStore
import Testing

@Suite("Every driver: cards")
struct CardConformanceTests {
    @Test("each version has the card that was set last", arguments: Driver.allCases)
    func keepsCards(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        let (id, owner) = (created.share.id, created.ownerToken)
        _ = try test.store.add(.example("two"), to: id, owner: owner)
        #expect(try test.store.card(ofVersion: 1, of: id).value == .some(nil))
        #expect(try test.store.setCard([1, 2], ofVersion: 1, of: id, owner: owner) == nil)
        #expect(try test.store.setCard([0, 255], ofVersion: 1, of: id, owner: owner) == nil)
        #expect(try test.store.card(ofVersion: 1, of: id).value == [0, 255])
        #expect(try test.store.card(ofVersion: 2, of: id).value == .some(nil))
    }

    @Test("a card needs its owner, its version and a share that lives", arguments: Driver.allCases)
    func refusesCards(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        let (id, owner) = (created.share.id, created.ownerToken)
        let other = try test.share().ownerToken
        #expect(try test.store.setCard([1], ofVersion: 1, of: id, owner: other) == .wrongOwner)
        for version in [0, 2, .max, .min] {
            #expect(try test.store.setCard([1], ofVersion: version, of: id, owner: owner) == .noSuchVersion)
            #expect(try test.store.card(ofVersion: version, of: id).refusal == .noSuchVersion)
        }
        _ = try test.store.revoke(id, owner: owner)
        #expect(try test.store.setCard([1], ofVersion: 1, of: id, owner: owner) == .revoked)
        #expect(try test.store.card(ofVersion: 1, of: id).refusal == .revoked)
    }

    @Test("a card goes with its share", arguments: Driver.allCases)
    func deletesCards(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        #expect(
            try test.store.setCard([1], ofVersion: 1, of: created.share.id, owner: created.ownerToken) == nil)
        #expect(try test.store.delete(created.share.id, owner: created.ownerToken) == nil)
        #expect(try test.store.card(ofVersion: 1, of: created.share.id).refusal == .notFound)
    }
}
