import Testing

@testable import WebServer

struct ShutdownTests {
    @Test func `what is in flight has its answer, then run returns`() throws {
        let server = try TestServer()
        let busy = try server.client()
        busy.send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n")
        server.waitUntilHeld()
        let idle = try server.client()
        idle.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try idle.answer().status == 200)
        server.server.stop()
        #expect(idle.endsNow())
        #expect(throws: (any Error).self) { _ = try server.client() }
        server.release()
        let answer = try busy.answer()
        #expect(answer.status == 200)
        #expect(answer.headers["connection"] == "close")
        #expect(busy.endsNow())
        server.waitUntilEnded()
    }

    @Test func `a request that is half here is finished`() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\nPOST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nab")
        #expect(try client.answer().status == 200)
        server.server.stop()
        client.send("cd")
        #expect(try client.answer().body == Array("abcd".utf8))
        #expect(client.endsNow())
        server.waitUntilEnded()
    }

    @Test func `a second stop waits for nobody`() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n")
        server.waitUntilHeld()
        server.server.stop()
        server.server.stop()
        #expect(client.endsNow())
        server.waitUntilEnded()
    }

    @Test func `what does not finish in time is ended`() throws {
        let server = try TestServer { $0.deadlines.shutdown = .milliseconds(50) }
        let client = try server.client()
        client.send("GET /held HTTP/1.1\r\nHost: a\r\n\r\n")
        server.waitUntilHeld()
        server.server.stop()
        #expect(client.endsNow())
        server.waitUntilEnded()
    }

    @Test func `a server that was stopped before it ran returns at once`() throws {
        let application = Application(Router([]), contentSecurityPolicy: "default-src 'none'")
        let server = try Server(Server.Configuration(port: 0), application)
        server.stop()
        server.run()
        #expect(throws: (any Error).self) { _ = try TestClient(port: server.port) }
    }
}
