import Foundation
import Glibc
import Testing
import WebServer

@testable import PreviewServer

/// The whole walk over a real connection.
struct ShareSocketTests {
    /// One connection that sends exactly what it is told.
    private final class Client {
        struct Broken: Error {}

        private let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        private var received: [UInt8] = []

        init(port: UInt16) throws {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            let result = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            if result != 0 { throw Broken() }
        }

        deinit { close(descriptor) }

        func ask(_ method: String, _ target: String, _ body: String = "", _ more: String = "") throws
            -> (status: Int, body: String)
        {
            let length = body.utf8.count
            let head = "\(method) \(target) HTTP/1.1\r\nHost: a.test\r\nContent-Length: \(length)\r\n\(more)\r\n"
            var rest = Array((head + body).utf8)[...]
            while !rest.isEmpty {
                let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                if count <= 0 { break }
                rest = rest.dropFirst(count)
            }
            return try answer(toHead: method == "HEAD")
        }

        private func answer(toHead: Bool) throws -> (status: Int, body: String) {
            let mark = Array("\r\n\r\n".utf8)
            var end = received.firstRange(of: mark)
            while end == nil {
                try receive()
                end = received.firstRange(of: mark)
            }
            let head = String(decoding: received[..<(end?.lowerBound ?? 0)], as: UTF8.self)
            received.removeFirst(end?.upperBound ?? 0)
            let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
            while received.count < (toHead ? 0 : length) { try receive() }
            defer { received.removeFirst(toHead ? 0 : length) }
            let status = head.firstMatch(of: /HTTP\/1.1 (\d+)/).flatMap { Int($0.1) } ?? 0
            return (status, String(decoding: received.prefix(toHead ? 0 : length), as: UTF8.self))
        }

        private func receive() throws {
            var buffer = [UInt8](repeating: 0, count: 64 * 1024)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count <= 0 { throw Broken() }
            received += buffer[..<count]
        }
    }

    private func serving(_ body: (ShareSite, UInt16) throws -> Void) throws {
        let site = try ShareSite()
        let server = try Server(Server.Configuration(port: 0), site.application)
        let hasEnded = Guarded(false)
        Thread.start {
            server.run()
            hasEnded.change { $0 = true }
        }
        defer {
            server.stop()
            hasEnded.wait { $0 ? () : nil }
        }
        try body(site, server.port)
    }

    @Test func `a share lives and ends on one connection`() throws {
        try serving { _, port in
            let client = try Client(port: port)
            let created = try client.ask("POST", "/api/previews?name=Summer", ShareSite.story)
            #expect(created.status == 201)
            let id = try #require(created.body.firstMatch(of: /"id":"([^"]+)"/)?.1)
            let token = try #require(created.body.firstMatch(of: /"ownerToken":"([^"]+)"/)?.1)
            let owner = "Authorization: Bearer \(token)\r\n"
            let first = try client.ask("GET", "/p/\(id)")
            #expect(first.status == 200)
            #expect(first.body == (try client.ask("GET", "/p/\(id)")).body)
            #expect(try client.ask("HEAD", "/p/\(id)").status == 200)
            let review = #"{"verdict": "approved", "name": "Ada", "version": 1}"#
            #expect(try client.ask("POST", "/api/previews/\(id)/reviews", review).status == 201)
            #expect(try client.ask("GET", "/p/\(id)").body.contains("Ada"))
            #expect(try client.ask("PUT", "/api/previews/\(id)", "[]", owner).status == 200)
            #expect(try client.ask("DELETE", "/api/previews/\(id)", "", owner).status == 204)
            #expect(try client.ask("GET", "/p/\(id)").status == 410)
        }
    }

    @Test func `a body of more than a megabyte is refused before it is read`() throws {
        try serving { _, port in
            let client = try Client(port: port)
            let large = String(repeating: " ", count: 1 << 20) + "[]"
            #expect(try client.ask("POST", "/api/previews", large).status == 413)
        }
    }

    @Test func `many at once get shares of their own`() async throws {
        let site = try ShareSite()
        let server = try Server(Server.Configuration(port: 0), site.application)
        Thread.start { server.run() }
        defer { server.stop() }
        let port = server.port
        let ids = try await withThrowingTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    let client = try Client(port: port)
                    return try (0..<10).map { _ in
                        let body = try client.ask("POST", "/api/previews", ShareSite.story).body
                        let id = try #require(body.firstMatch(of: /"id":"([^"]+)"/)?.1)
                        #expect(try client.ask("GET", "/p/\(id)").body.contains(id))
                        return String(id)
                    }
                }
            }
            return try await group.reduce(into: []) { $0 += $1 }
        }
        #expect(Set(ids).count == 40)
    }
}
