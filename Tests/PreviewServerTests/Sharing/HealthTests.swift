import Foundation
import ShareStore
import Testing
import WebServer

@testable import PreviewServer

struct HealthTests {
    @Test func `a store that works is said to`() throws {
        let health = try ShareSite().get("/health")
        #expect(health.status == .ok)
        #expect(try health.json()["status"] as? String == "ok")
    }

    @Test func `while the store fails, health and every call say why, and afterwards all is well`() throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(try site.open(share.page).status == .ok)
        try site.hideStore(true)
        let health = try site.get("/health")
        #expect(health.status == .serviceUnavailable)
        #expect(health.text.contains("The store storyproof.db was removed or replaced while in use."))
        let refused = try site.send(.post, "/api/previews", "[]")
        #expect(refused.status == .serviceUnavailable)
        #expect(refused.headers.text(.retryAfter) == "10")
        #expect(refused.text.contains("Put it back"))
        // What is in memory can still be read.
        #expect(try site.open(share.page).status == .ok)
        try site.hideStore(false)
        #expect(try site.get("/health").status == .ok)
        #expect(try site.send(.post, "/api/previews", "[]").status == .created)
    }
}
