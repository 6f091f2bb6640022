import Testing

@testable import WebServer

struct StreamTests {
    private static let request = "GET /stream HTTP/1.1\r\nHost: a\r\n\r\n"

    private static func opened(_ server: TestServer, _ client: TestClient) throws -> ResponseStream {
        client.send(request)
        let answer = try client.answer()
        #expect(answer.status == 200)
        #expect(answer.headers["content-type"] == "text/event-stream")
        #expect(answer.headers["content-length"] == nil)
        #expect(answer.headers["connection"] == "close")
        return server.stream.wait { $0 }
    }

    @Test func `a body can be read while it is written`() throws {
        let server = try TestServer()
        let client = try server.client()
        let stream = try Self.opened(server, client)
        stream.write(Array("one".utf8))
        try client.waitFor("one")
        stream.write(Array("two".utf8))
        try client.waitFor("two")
        stream.end()
        #expect(client.endsNow())
        #expect(server.records.wait { $0.first }.status == 200)
    }

    @Test func `writing to who has gone harms nobody`() throws {
        let server = try TestServer()
        do {
            let client = try server.client()
            let stream = try Self.opened(server, client)
            client.endSending()
            stream.write(Array("one".utf8))
        }
        let stream = server.stream.wait { $0 }
        for _ in 0..<100 { stream.write(Array("more".utf8)) }
        stream.end()
        stream.write(Array("late".utf8))
        stream.end()
        server.waitUntilServing()
    }

    @Test func `more than is kept for a slow reader ends the connection`() throws {
        let server = try TestServer()
        let client = try server.client()
        let stream = try Self.opened(server, client)
        for _ in 0...4 { stream.write([UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)) }
        #expect(server.records.wait { $0.first }.bytes < ResponseStream.maxBytes)
    }

    @Test func `a stream has its deadline`() throws {
        let server = try TestServer { $0.deadlines.streaming = .zero }
        let client = try server.client()
        _ = try Self.opened(server, client)
        #expect(client.endsNow())
    }

    @Test func `a server that stops ends its streams`() throws {
        let server = try TestServer()
        let client = try server.client()
        let stream = try Self.opened(server, client)
        server.server.stop()
        #expect(client.endsNow())
        server.waitUntilEnded()
        stream.write(Array("late".utf8))
    }

    @Test func `HEAD gets the head alone`() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("HEAD /stream HTTP/1.1\r\nHost: a\r\n\r\n" + "GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer(toHead: true).headers["content-type"] == "text/event-stream")
        #expect(try client.answer().body == Array("x".utf8))
    }
}
