import ShareStore
import Testing
import WebServer

@testable import PreviewServer

struct StorePurgeTests {
    @Test func `what expired is kept for a week, so that its owner may extend it, and is then removed`() throws {
        let site = try ShareSite()
        let shares = try (0..<55).map { _ in try site.share("[]", "?expires=1d") }
        let lasting = try site.share("[]", "?expires=never")
        site.clock.advance(seconds: 7 * 86_400)
        StorePurge(store: site.store, pictures: nil).purge(at: site.clock.now)
        #expect(try site.open(shares[0].page).status == .gone)
        site.clock.advance(seconds: 2 * 86_400)
        StorePurge(store: site.store, pictures: nil).purge(at: site.clock.now)
        for share in shares { #expect(try site.open(share.page).status == .notFound) }
        #expect(try site.open(lasting.page).status == .ok)
    }
}
