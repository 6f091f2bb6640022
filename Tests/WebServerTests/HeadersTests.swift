import Testing

@testable import WebServer

struct HeadersTests {
    @Test func `names are compared without case`() {
        var headers: Headers = ["Content-Type": "a", "X": "b"]
        headers["CONTENT-type"] = "c"
        #expect(headers.lines.count == 2)
        #expect(headers.text(.contentType) == "c")
    }

    @Test(arguments: ["", "a b", "a:", "é", "a\r\n", "a\0", "a(b"])
    func `what is no token is no name`(text: String) {
        #expect(HeaderName(text) == nil)
    }

    @Test(arguments: ["a\r\nSet-Cookie: b", "a\nb", "a\rb", "\0", "\u{1B}", "\u{7F}"])
    func `a value cannot end its line`(text: String) {
        #expect(HeaderValue(text) == nil)
    }

    @Test func `repeated lines are one list`() {
        var headers = Headers()
        headers.append("A", "1")
        headers.append("a", "2")
        #expect(headers.list("A") == "1,2")
    }

    @Test func `a member enters a list once`() {
        var headers: Headers = [.vary: "Accept, accept-encoding"]
        headers.insert("Accept-Encoding", intoList: .vary)
        headers.insert("Origin", intoList: .vary)
        #expect(headers.text(.vary) == "Accept, accept-encoding, Origin")
    }
}
