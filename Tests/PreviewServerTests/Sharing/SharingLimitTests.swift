import Testing
import WebServer

@testable import PreviewServer

struct SharingLimitTests {
    @Test func `sixty shares an hour come from one address`() throws {
        let site = try ShareSite()
        for _ in 1...60 { _ = try site.share("[]") }
        let refused = try site.send(.post, "/api/previews", "[]")
        #expect(refused.status == .tooManyRequests)
        #expect(refused.headers.text(.retryAfter) == "60")
        #expect(try refused.json()["limit"] as? Int == 60)
        #expect(try site.send(.post, "/api/previews", "[]", peer: "192.0.2.1").status == .created)
        site.clock.advance(seconds: 60)
        #expect(try site.send(.post, "/api/previews", "[]").status == .created)
    }

    @Test func `120 reviews an hour come from one address`() throws {
        let site = try ShareSite()
        let share = try site.share()
        for _ in 1...120 { #expect(try site.review(share, [:]).status == .created) }
        let refused = try site.review(share, [:])
        #expect(refused.status == .tooManyRequests)
        #expect(refused.headers.text(.retryAfter) == "30")
    }

    @Test func `what is refused for itself does not count`() throws {
        let site = try ShareSite()
        for _ in 1...70 { _ = try site.send(.post, "/api/previews", "{") }
        #expect(try site.send(.post, "/api/previews", "[]").status == .created)
    }

    @Test func `addresses of one IPv6 network are one client`() throws {
        let addresses = ClientAddresses(trustedProxies: [])
        func network(_ peer: String) throws -> UInt64 { addresses.network(of: try Request(.get, "/", peer: peer)) }
        #expect(try network("2001:db8::1") == network("2001:db8::ffff:1"))
        #expect(try network("2001:db8::1") != network("2001:db8:0:1::1"))
        #expect(try network("192.0.2.1") != network("192.0.2.2"))
        #expect(try network("::ffff:192.0.2.1") == network("192.0.2.1"))
    }

    @Test func `a forwarded address counts from a trusted proxy alone, and there the last one`() throws {
        let addresses = ClientAddresses(trustedProxies: ["10.0.0.1"])
        func network(_ peer: String, _ forwarded: String) throws -> UInt64 {
            let headers: Headers = ["X-Forwarded-For": HeaderValue(forwarded) ?? ""]
            return addresses.network(of: try Request(.get, "/", headers: headers, peer: peer))
        }
        let client = PeerAddress("192.0.2.1")?.network
        #expect(try network("10.0.0.1", "192.0.2.1") == client)
        #expect(try network("10.0.0.1", "203.0.113.9, 192.0.2.1") == client)
        #expect(try network("10.0.0.2", "192.0.2.1") == PeerAddress("10.0.0.2")?.network)
        #expect(try network("10.0.0.1", "nonsense") == PeerAddress("10.0.0.1")?.network)
        #expect(try network("10.0.0.1", "") == PeerAddress("10.0.0.1")?.network)
    }

    @Test func `what was used comes back evenly`() {
        let limit = RateLimit(perHour: 4)
        for _ in 1...4 { #expect(limit.take(1, at: 0) == nil) }
        #expect(limit.take(1, at: 0) == 900)
        #expect(limit.take(1, at: 899_001) == 1)
        #expect(limit.take(1, at: 900_000) == nil)
        #expect(limit.take(1, at: 900_000) == 900)
        for _ in 1...4 { #expect(limit.take(1, at: 10_000_000) == nil) }
    }

    @Test func `more clients than are remembered are still served, and those who use most are not forgotten at once`() {
        let limit = RateLimit(perHour: 1)
        for client in 0..<UInt64(RateLimit.maxClients) { #expect(limit.take(client, at: 0) == nil) }
        #expect(limit.take(.max, at: 1) == nil)
        #expect(limit.take(.max, at: 1) != nil)
        #expect(limit.take(2, at: 1) != nil)
    }
}
