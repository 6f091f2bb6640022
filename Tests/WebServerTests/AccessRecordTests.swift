import Testing

@testable import WebServer

struct AccessRecordTests {
    @Test func `a line holds what was asked and answered`() {
        let record = AccessRecord(method: .get, path: "/x", status: 200, bytes: 12, milliseconds: 3)
        #expect(record.description == "GET /x 200 12 B 3 ms")
    }

    @Test(arguments: [
        ("/a\nGET /b 200", "/a\\u{a}GET\\u{20}/b\\u{20}200"), ("/\u{1B}[2J", "/\\u{1b}[2J"),
        ("/\u{202E}", "/\\u{202e}"),
        ("/\\u{a}", "/\\u{5c}u{a}"),
    ])
    func `a path forges no line`(path: String, written: String) {
        let record = AccessRecord(method: .get, path: path, status: 404, bytes: 0, milliseconds: 0)
        #expect(record.description == "GET \(written) 404 0 B 0 ms")
    }

    @Test func `bytes that were no request have neither method nor path`() {
        let record = AccessRecord(method: nil, path: nil, status: 400, bytes: 1, milliseconds: 0)
        #expect(record.description == "- - 400 1 B 0 ms")
    }
}
