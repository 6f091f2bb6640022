import Glibc
import Testing

@testable import WebServer

struct LimitTests {
    private static let short: Duration = .milliseconds(50)

    @Test func `a head that drips on is told so`() throws {
        let server = try TestServer { $0.deadlines.head = Self.short }
        let client = try server.client()
        client.send("GET /x HTTP/1.1\r\n")
        #expect(try client.answer().status == 408)
        #expect(client.endsNow())
    }

    @Test func `a body that drips on is told so`() throws {
        let server = try TestServer { $0.deadlines.body = Self.short }
        let client = try server.client()
        client.send("POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nab")
        #expect(try client.answer().status == 408)
        #expect(client.endsNow())
    }

    @Test func `dripping does not move a deadline`() throws {
        let server = try TestServer { $0.deadlines.head = .milliseconds(1500) }
        let client = try server.client()
        client.send("GET /x HTTP/1.1\r\n")
        Thread.start { [server] in
            // Keeps the connection's bytes coming for as long as the server takes them.
            for _ in 0..<2000 where server.records.withLock(\.isEmpty) {
                client.send("A: b\r\n")
                usleep(100_000)
            }
        }
        #expect(try client.answer().status == 408)
    }

    @Test func `an idle connection ends without a word`() throws {
        let server = try TestServer { $0.deadlines.idle = Self.short }
        let fresh = try server.client()
        #expect(fresh.endsNow())
        let used = try server.client()
        used.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try used.answer().status == 200)
        #expect(used.endsNow())
    }

    @Test func `who does not read is let go`() throws {
        let server = try TestServer {
            $0.deadlines.writing = Self.short
            $0.deadlines.slowestBytesPerSecond = .max
        }
        let client = try TestClient(port: server.port, receiveBuffer: 4096)
        client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n")
        let record = server.records.wait { $0.first }
        #expect(record.status == 200)
        #expect(record.bytes < TestServer.large.count)
    }

    @Test func `who does not close after an error is let go`() throws {
        let server = try TestServer {
            $0.deadlines.drain = Self.short
            $0.connections = 1
        }
        let client = try server.client()
        client.send("GET\r\n")
        #expect(try client.answer().status == 400)
        server.waitUntilServing()
    }

    @Test(arguments: [(2, 100), (100, 2)])
    func `connections are limited in all and by address`(all: Int, byAddress: Int) throws {
        let server = try TestServer {
            $0.connections = all
            $0.connectionsByAddress = byAddress
        }
        let clients = [try server.client(), try server.client()]
        for client in clients {
            client.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.answer().status == 200)
        }
        let third = try server.client()
        #expect(try third.answer().status == 503)
        clients[0].send("GET /x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(try clients[0].answer().status == 200)
        #expect(clients[0].endsNow())
    }

    @Test func `a full queue answers 503 and keeps the connection`() throws {
        let server = try TestServer {
            $0.workers = 1
            $0.queuedRequests = 1
        }
        let clients = try (0..<3).map { _ in try server.client() }
        clients[0].send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n")
        server.waitUntilHeld()
        clients[1].send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n")
        clients[2].send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n")
        // Whichever comes second waits, the other is refused; only the refused one has an answer yet.
        let refused = try Self.firstReadable(clients[1], clients[2])
        let answer = try refused.answer()
        #expect(answer.status == 503)
        #expect(answer.headers["retry-after"] == "1")
        refused.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try refused.answer().status == 200)
        server.release()
        #expect(try clients[0].answer().status == 200)
    }

    private static func firstReadable(_ first: TestClient, _ second: TestClient) throws -> TestClient {
        var waiting = [first, second].map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        poll(&waiting, 2, 20_000)
        return waiting[0].revents != 0 ? first : second
    }

    @Test func `a client that leaves while a worker is busy harms nobody`() throws {
        let server = try TestServer()
        do {
            let client = try server.client()
            client.send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n")
            server.waitUntilHeld()
        }
        server.release()
        let client = try server.client()
        client.send("GET /worker/1 HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().status == 200)
    }

    @Test func `running out of descriptors is survived`() async {
        await #expect(processExitsWith: .success) {
            let server = try TestServer()
            try Self.exhaustDescriptors(of: server)
            server.waitUntilServing()
        }
    }

    private static func exhaustDescriptors(of server: TestServer) throws {
        let clients = (0..<20).map { _ in TestClient() }
        leaveTwoDescriptors()
        for client in clients {
            try client.connect(port: server.port)
            client.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
        }
        let isAnswered = clients.map { (try? $0.answer())?.status == 200 }
        let answered = isAnswered.count { $0 }
        precondition(1...2 ~= answered, "Two descriptors were free, \(answered) were used.")
        let refused = zip(clients, isAnswered).filter { !$0.1 }
        precondition(refused.allSatisfy { $0.0.endsNow() }, "Whoever has no place is told so, and does not wait.")
    }

    /// All numbers below the limit are taken first: what the process has inherited leaves holes between them.
    private static func leaveTwoDescriptors() {
        let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        var limit = rlimit()
        getrlimit(resource, &limit)
        limit.rlim_cur = rlim_t(dup(0) + 64)
        setrlimit(resource, &limit)
        var taken: [Int32] = []
        while case let next = dup(0), next >= 0 { taken.append(next) }
        for descriptor in taken.suffix(2) { close(descriptor) }
    }
}
