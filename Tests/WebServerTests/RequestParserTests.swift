import Testing

@testable import WebServer

struct RequestParserTests {
    private let parser = RequestParser(largestBodyBytes: 1000)

    private func head(_ text: String) -> RequestHead? {
        guard case .complete(let head, _) = parser.parse(Array(text.utf8)) else { return nil }
        return head
    }

    private func status(_ text: String) -> Int? {
        guard case .failed(let status) = parser.parse(Array(text.utf8)) else { return nil }
        return status.code
    }

    @Test func `a plain request is read whole`() throws {
        let text = "GET /a%20b/c?x=1&y=a+b%21&x=2&z HTTP/1.1\r\nHost: a\r\nX-Two:  b \t\r\n\r\nrest"
        guard case .complete(let head, let end) = parser.parse(Array(text.utf8)) else {
            Issue.record("not complete")
            return
        }
        let query = head.request.query.map { "\($0.name)=\($0.value)" }
        #expect(head.request.method == .get)
        #expect(head.request.path == "/a b/c")
        #expect(query == ["x=1", "y=a b!", "x=2", "z="])
        #expect(head.request.headers.text("x-two") == "b")
        #expect(head.framing == .none)
        #expect(end == text.utf8.count - 4)
    }

    @Test func `every beginning of a request is incomplete`() {
        let text = Array("\r\nPOST /x?q HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n".utf8)
        for length in 0..<text.count {
            guard case .incomplete = parser.parse(Array(text.prefix(length))) else {
                Issue.record("not incomplete after \(length) bytes")
                return
            }
        }
        #expect(head(String(decoding: text, as: UTF8.self))?.framing == .length(5))
    }

    @Test(arguments: [
        ("GET /x\r\n", 400), ("GET  /x HTTP/1.1\r\n", 400), ("GET /x HTTP/1.1 \r\n", 400),
        (" GET /x HTTP/1.1\r\n", 400),
        ("GET /x HTTP/11\r\n", 400), ("GET /x HTTP/2.0\r\n", 505), ("GET /x http/1.1\r\n", 400),
        ("GET /x HTTP/1.1\n", 400), ("GET /x\0 HTTP/1.1\r\n", 400), ("GET x HTTP/1.1\r\n", 400),
        ("GET * HTTP/1.1\r\n", 400), ("TRACE /x HTTP/1.1\r\n", 501), ("get /x HTTP/1.1\r\n", 501),
        ("G(T /x HTTP/1.1\r\n", 400), ("\r\n\r\nGET /x HTTP/1.1\r\n", 400), ("GET /é HTTP/1.1\r\n", 400),
        ("GET ftp://a/x HTTP/1.1\r\n", 400), ("GET http:///x HTTP/1.1\r\n", 400), ("GET http://u@a/ HTTP/1.1\r\n", 400),
        ("GET /x#y HTTP/1.1\r\n", 400),
    ])
    func `a wrong first line is refused as soon as it has ended`(line: String, expected: Int) {
        #expect(status(line) == expected)
    }

    @Test(arguments: [
        "/..", "/../x", "/a/../b", "/a/.", "/./a", "/%2e%2e/x", "/%2E/x", "/.%2e/x", "/a%2fb", "/a%5Cb", "/a\\b",
        "/a%00",
        "/a%0Ab", "/a%7f", "/%", "/%4", "/%zz", "/%c0%af", "/%ff", "/x?a=%", "/x?a=%ff", "/x?%zz",
    ])
    func `a path that is no plain way down is refused`(target: String) {
        #expect(status("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n") == 400)
    }

    @Test(arguments: [
        ("/", "/"), ("/a//b/", "/a//b/"), ("/%C3%A9", "/é"), ("/...", "/..."), ("/.well-known/x", "/.well-known/x"),
        ("/%252e%252e", "/%2e%2e"), ("/a?..", "/a"), ("http://b", "/"), ("http://b?x", "/"), ("HTTPS://b:1/c", "/c"),
    ])
    func `a path is decoded once`(target: String, path: String) {
        #expect(head("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")?.request.path == path)
    }

    @Test func `an absolute target names the host`() {
        #expect(head("GET http://b:81/x HTTP/1.1\r\nHost: a\r\n\r\n")?.request.headers.text(.host) == "b:81")
    }

    @Test(arguments: [
        ("", 400), ("Host: a\r\nHost: a\r\n", 400), ("Host:\r\n", 400), ("Host: a/b\r\n", 400), ("Host: a b\r\n", 400),
        ("Host: u@a\r\n", 400), ("Host : a\r\n", 400), (" Host: a\r\n", 400), ("Host: a\r\n b\r\n", 400),
        ("Host: a\r\n: b\r\n", 400), ("Host: a\r\nX\r\n", 400), ("Host: a\r\nX: a\rb\r\n", 400),
        ("Host: a\r\nX: \u{1}\r\n", 400), ("Host: a\r\nX: \u{7F}\r\n", 400), ("Host: a\r\nX: a\n\r\n", 400),
        ("Host: a\r\nExpect: 200-ok\r\n", 417), ("Host: a\r\nContent-Length: 1001\r\n", 413),
        ("Host: a\r\nContent-Length: 1\r\nContent-Encoding: gzip\r\n", 415),
        ("Host: a\r\nTransfer-Encoding: chunked\r\nContent-Encoding: br\r\n", 415),
        ("Host: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n", 400),
        ("Host: a\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", 400),
        ("Host: a\r\nTransfer-Encoding: gzip, chunked\r\n", 501), ("Host: a\r\nTransfer-Encoding:\r\n", 501),
        ("Host: a\r\nContent-Length:\r\n", 400), ("Host: a\r\nContent-Length: 1, 1\r\n", 400),
        ("Host: a\r\nContent-Length: 9223372036854775808\r\n", 400),
        ("Host: a\r\nContent-Length: 1\r\ncontent-length: 1\r\n", 400),
    ])
    func `wrong headers are refused`(lines: String, expected: Int) {
        #expect(status("POST /x HTTP/1.1\r\n\(lines)\r\n") == expected)
    }

    @Test func `HTTP 1.0 needs no host but knows no chunks`() {
        #expect(head("GET /x HTTP/1.0\r\n\r\n")?.isVersion10 == true)
        #expect(status("POST /x HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n") == 400)
    }

    @Test(arguments: [
        ("1.1", "", true), ("1.1", "close", false), ("1.1", "foo, CLOSE ,bar", false), ("1.1", "closed", true),
        ("1.0", "", false), ("1.0", "keep-alive", true), ("1.0", "Keep-Alive, close", false), ("1.2", "", true),
    ])
    func `the connection header is a list of tokens`(version: String, connection: String, keepsAlive: Bool) {
        let text = "GET /x HTTP/\(version)\r\nHost: a\r\nConnection: \(connection)\r\n\r\n"
        #expect(head(text)?.keepsAlive == keepsAlive)
    }

    @Test(arguments: [(8 * 1024, nil), (8 * 1024 + 1, 414), (64 * 1024, 414)])
    func `a target may have 8 KiB`(bytes: Int, expected: Int?) {
        let target = "/" + String(repeating: "a", count: bytes - 1)
        #expect(status("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n") == expected)
    }

    @Test func `a head may have 16 KiB`() {
        let start = "GET /x HTTP/1.1\r\nHost: a\r\nX: "
        let value = String(repeating: "a", count: 16 * 1024 - start.utf8.count - 4)
        #expect(head("\(start)\(value)\r\n\r\n") != nil)
        #expect(status("\(start)\(value)a\r\n\r\n") == 431)
        #expect(status("\(start)\(value)aaaaa") == 431)
    }

    @Test func `a head may have 100 lines`() {
        let lines = (1..<100).map { "X\($0): a\r\n" }.joined()
        #expect(head("GET /x HTTP/1.1\r\nHost: a\r\n\(lines)\r\n") != nil)
        #expect(status("GET /x HTTP/1.1\r\nHost: a\r\n\(lines)X: a\r\n\r\n") == 431)
    }

    @Test func `only a body is waited for with permission`() {
        let expect = "Host: a\r\nExpect: 100-Continue\r\n"
        #expect(head("POST /x HTTP/1.1\r\n\(expect)Content-Length: 1\r\n\r\n")?.expectsContinue == true)
        #expect(head("POST /x HTTP/1.1\r\n\(expect)\r\n")?.expectsContinue == false)
        #expect(head("POST /x HTTP/1.0\r\n\(expect)Content-Length: 1\r\n\r\n")?.expectsContinue == false)
    }
}
