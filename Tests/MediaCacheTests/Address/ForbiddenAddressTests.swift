import Foundation
import Testing
import TestSupport

@testable import MediaCache

/// The URLs of others that must not be fetched, and those that may; they run where their folder lies beside the
/// checkout. What would be the internet is 127.0.0.2 here.
@Suite(.serialized) struct ForbiddenAddressTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let id: String
        let url: String?
        /// Where a redirect leads.
        let location: String?
        let expect: String

        var testDescription: String { "\(id) \(url ?? location ?? "")" }
    }

    static let cases: [Case] = {
        guard let file = Fixtures.suites?.appending(path: "ssrf.jsonl"), let text = try? Data(contentsOf: file) else {
            return []
        }
        return text.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(Case.self, from: Data($0))
        }
    }()

    static let blocked = cases.filter { $0.expect == "blocked" }
    static let allowed = cases.filter { $0.expect == "allowed" }

    @Test(.enabled(if: !cases.isEmpty)) func `the suite is whole`() {
        #expect(Self.blocked.count == 102)
        #expect(Self.allowed.count == 10)
    }

    /// Names that the suite leaves to a resolver.
    private static let hosts = [
        "rebind.test:18080:127.0.0.1", "both.test:18080:127.0.0.2,127.0.0.1", "example.com:443:93.184.215.14",
        "public.example:18080:127.0.0.2",
    ]

    /// Port 18080 is the suite's; on the others a request of another protocol would arrive.
    private static func victims() throws -> [Listener] {
        try [own()] + [80, 11211, 21, 22, 25].compactMap { try? Listener(port: $0) }
    }

    /// A process that another test starts holds a copy of what the case before has closed, until it runs by itself.
    private static func own() throws -> Listener {
        for _ in 0..<1000 {
            if let listener = try? Listener(port: 18080) { return listener }
            usleep(10_000)
        }
        return try Listener(port: 18080)
    }

    @Test(arguments: blocked) func `a forbidden URL makes no connection`(forbidden: Case) throws {
        let victims = try Self.victims()
        let server = try PictureServer(on: "127.0.0.2") { visit in
            visit.redirect(forbidden.id == "ssrf-096" ? 307 : 302, to: forbidden.location ?? "")
        }
        let opened = Log<IPAddress>()
        let fetcher = Fetcher(
            allows: { address in
                let allows = address == IPAddress("127.0.0.2") || AddressRule().allows(address)
                if allows { opened.add(address) }
                return allows
            }, hosts: { Self.hosts })
        let url = forbidden.url ?? "http://127.0.0.2:\(server.port)/"
        #expect(throws: FetchFailure.self) { try fetcher.fetch(FetchRequest(url)) { _ in } }
        #expect(victims.map { $0.countConnections() }.reduce(0, +) == 0)
        if forbidden.url != nil { #expect(opened.entries.isEmpty) }
        if forbidden.location != nil { #expect(!server.requests.isEmpty) }
    }

    @Test(arguments: allowed) func `a public URL is allowed`(control: Case) throws {
        let judged = Log<Bool>()
        let fetcher = Fetcher(
            allows: { address in
                judged.add(AddressRule().allows(address))
                // Decided, and nothing is connected to.
                return false
            }, hosts: { Self.hosts })
        let url = try #require(control.url)
        #expect(throws: FetchFailure.addressRefused) { try fetcher.fetch(FetchRequest(url)) { _ in } }
        #expect(judged.entries == [true])
    }

    @Test func `a name of a cloud's own server is judged by its address`() throws {
        let fetcher = Fetcher(
            allows: AddressRule().allows, hosts: { ["metadata.google.internal:80:169.254.169.254"] })
        #expect(throws: FetchFailure.addressRefused) {
            try fetcher.fetch(FetchRequest("http://metadata.google.internal/")) { _ in }
        }
    }

    @Test(arguments: [
        "127.0.0.2,127.0.0.1", "127.0.0.1,127.0.0.2", "127.0.0.2,[::1]", "[::1],127.0.0.2", "127.0.0.2,127.0.0.2,[::1]",
        "127.0.0.2,[fe80::1],127.0.0.2,127.0.0.2",
    ])
    func `a name with one forbidden address makes no connection to the others`(addresses: String) throws {
        let server = try PictureServer(on: "127.0.0.2") { $0.answer() }
        let fetcher = Fetcher(
            allows: { $0 == IPAddress("127.0.0.2") }, hosts: { ["both.test:\(server.port):\(addresses)"] })
        #expect(throws: FetchFailure.addressRefused) {
            try fetcher.fetch(FetchRequest("http://both.test:\(server.port)/")) { _ in }
        }
        #expect(server.requests.isEmpty)
    }
}
