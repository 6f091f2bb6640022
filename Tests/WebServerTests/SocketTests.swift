import Testing

@testable import WebServer

struct SocketTests {
    private func text(_ answer: TestClient.Answer) -> String { String(decoding: answer.body, as: UTF8.self) }

    @Test func `one connection takes one request after another`() throws {
        let server = try TestServer()
        let client = try server.client()
        for number in 1...3 {
            client.send("GET /n/\(number) HTTP/1.1\r\nHost: a\r\n\r\n")
            let answer = try client.answer()
            #expect(answer.status == 200)
            #expect(text(answer) == String(number))
            #expect(answer.headers["connection"] == nil)
        }
    }

    @Test func `an answer has a date and the default headers`() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
        let headers = try client.answer().headers
        #expect(headers["date"]?.hasSuffix(" GMT") == true)
        #expect(headers["x-content-type-options"] == "nosniff")
        #expect(headers["server"] == nil)
    }

    @Test func `pipelined requests are answered in order, whoever makes the answer`() throws {
        let server = try TestServer()
        let client = try server.client()
        let paths = (0..<300).map { $0.isMultiple(of: 3) ? "/worker/\($0)" : "/n/\($0)" }
        client.send(paths.map { "GET \($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
        for number in 0..<300 { #expect(text(try client.answer()) == String(number)) }
    }

    @Test func `a request in single bytes is read`() throws {
        let server = try TestServer()
        let client = try server.client()
        let request = "POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\nT: x\r\n\r\n"
        for byte in request.utf8 { client.send([byte]) }
        #expect(text(try client.answer()) == "abc")
        client.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(text(try client.answer()) == "x")
    }

    @Test(arguments: ["close", "x, Close"])
    func `who asks for the end gets it after the answer`(connection: String) throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET /x HTTP/1.1\r\nHost: a\r\nConnection: \(connection)\r\n\r\nGET /x HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(try client.answer().headers["connection"] == "close")
        #expect(client.endsNow())
    }

    @Test func `HTTP 1.0 ends unless it asks to go on`() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET /x HTTP/1.0\r\nConnection: Keep-Alive\r\n\r\n")
        #expect(try client.answer().headers["connection"] == "keep-alive")
        client.send("GET /x HTTP/1.0\r\n\r\n")
        #expect(try client.answer().headers["connection"] == "close")
        #expect(client.endsNow())
    }

    @Test func `HEAD has no body`() throws {
        let server = try TestServer()
        let client = try server.client()
        for path in ["/text", "/assets/player.js", "/nothing"] {
            client.send("HEAD \(path) HTTP/1.1\r\nHost: a\r\n\r\nGET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")
            let head = try client.answer(toHead: true)
            let get = try client.answer()
            #expect(head.status == get.status)
            #expect(head.headers["content-length"] == get.headers["content-length"])
            #expect(!get.body.isEmpty)
        }
    }

    @Test func `a body that will be taken is asked for`() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("POST /x HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
        #expect(try client.answer().status == 100)
        client.send("abc")
        #expect(text(try client.answer()) == "abc")
    }

    @Test(arguments: [("/x", 2_000_000, 413), ("/nothing", 3, 404), ("/peer", 3, 405)])
    func `a body that will be refused is not asked for`(path: String, length: Int, status: Int) throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("POST \(path) HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: \(length)\r\n\r\n")
        #expect(try client.answer().status == status)
        #expect(client.endsNow())
    }

    @Test func `a body may have 1 MiB, and its chunks too`() throws {
        let server = try TestServer()
        let client = try server.client()
        let body = [UInt8](repeating: 1, count: 1024 * 1024)
        client.send(Array("POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body)
        #expect(try client.answer().body == body)
        let head = "POST /x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n100000\r\n"
        client.send(Array(head.utf8) + body + Array("\r\n1\r\n".utf8))
        #expect(try client.answer().status == 413)
        #expect(client.endsNow())
    }

    @Test func `an error is read although the client goes on sending`() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send(Array("POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 3000000\r\n\r\n".utf8) + TestServer.large)
        #expect(try client.answer().status == 413)
    }

    @Test func `a client that reads late gets all of it`() throws {
        let server = try TestServer()
        let client = try TestClient(port: server.port, receiveBuffer: 4096)
        client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\nGET /x HTTP/1.1\r\nHost: a\r\n\r\n")
        let other = try server.client()
        other.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(text(try other.answer()) == "x")
        #expect(try client.answer().body == TestServer.large)
        #expect(text(try client.answer()) == "x")
    }

    @Test func `a client that has sent all may stop sending`() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET /worker/1 HTTP/1.1\r\nHost: a\r\n\r\nGET /n/2 HTTP/1.1\r\nHost: a\r\n\r\n")
        client.endSending()
        #expect(text(try client.answer()) == "1")
        #expect(text(try client.answer()) == "2")
        #expect(client.endsNow())
    }

    @Test(.enabled(if: hasIPv6)) func `IPv6 is served`() throws {
        let server = try TestServer { $0.host = "::1" }
        let client = try TestClient(port: server.port, host: "::1")
        client.send("GET /peer HTTP/1.1\r\nHost: [::1]:\(server.port)\r\n\r\n")
        #expect(text(try client.answer()) == "::1")
        #expect(server.server.addresses == ["[::1]:\(server.port)"])
    }

    private static var hasIPv6: Bool { (try? Listener.all(host: "::1", port: 0)) != nil }

    @Test(.enabled(if: hasIPv6)) func `IPv4 through an IPv6 socket is IPv4`() throws {
        let server = try TestServer { $0.host = "::" }
        let client = try server.client()
        client.send("GET /peer HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(text(try client.answer()) == "127.0.0.1")
    }

    @Test func `an absolute target's host is the request's`() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET http://b.example/host HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(text(try client.answer()) == "b.example")
    }

    @Test func `dynamic answers are gzipped`() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET /text HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n")
        let answer = try client.answer()
        #expect(answer.headers["content-encoding"] == "gzip")
        #expect(gunzipped(answer.body)?.count == 5000)
    }

    @Test func `every answer is one record, without its query`() throws {
        let server = try TestServer()
        let client = try server.client()
        client.send("GET /x?secret HTTP/1.1\r\nHost: a\r\n\r\nGET /../ HTTP/1.1\r\n\r\n")
        _ = try client.answer()
        _ = try client.answer()
        let records = server.records.wait { $0.count == 2 ? $0 : nil }
        #expect(records.map(\.path) == ["/x", nil])
        #expect(records.map(\.status) == [200, 400])
        #expect(records[0].description.contains("secret") == false)
        #expect(records[0].bytes > 1)
    }

    @Test func `a busy port is a sentence`() throws {
        let server = try TestServer()
        let error = #expect(throws: ListenError.self) { try TestServer { $0.port = server.port } }
        #expect(error?.description.hasPrefix("Port \(server.port) of 127.0.0.1 cannot be listened to: ") == true)
    }

    @Test(arguments: ["no.such.host.invalid", "999.1.1.1", ""])
    func `an unknown host is a sentence`(host: String) throws {
        let error = #expect(throws: ListenError.self) { try TestServer { $0.host = host } }
        #expect(error?.description.hasPrefix("The host \(host) is unknown: ") == true)
    }
}
