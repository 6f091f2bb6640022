import Testing

@testable import WebServer

struct RouterTests {
    private let application = Application(
        Router([
            .get("/") { _ in Response(.ok, .text, "root") },
            .get("/p/{id}") { Response(.ok, .text, "page \($0.parameter("id"))") },
            .get("/p/{id}/card.jpg") { Response(.ok, .text, "card \($0.parameter("id"))") },
            .post("/p/{id}") { Response(.created, .text, $0.body) },
            .get("/a/b") { _ in Response(.ok, .text, "literal") },
            .get("/a/{x}") { Response(.ok, .text, "parameter \($0.parameter("x"))") },
            .get("/refused") { _ throws(Problem) in throw Problem(.gone, "It \"went\".", members: ["limit": 5]) },
            .delete("/only") { _ in Response(.noContent) },
        ]),
        contentSecurityPolicy: "default-src 'none'")

    private func respond(_ method: WebServer.Method, _ target: String) throws -> Response {
        application.respond(to: try Request(method, target))
    }

    @Test(arguments: [
        ("/", "root"), ("/p/7", "page 7"), ("/p/a%20b", "page a b"), ("/p/7/card.jpg", "card 7"), ("/a/b", "literal"),
        ("/a/c", "parameter c"),
    ])
    func `a path finds its route`(target: String, expected: String) throws {
        let response = try respond(.get, target)
        #expect(response.status == .ok)
        #expect(String(decoding: response.body, as: UTF8.self) == expected)
    }

    @Test(arguments: ["/p", "/p/", "/p/7/", "/P/7", "/p/7/card", "//", "/a", "/x"])
    func `another path finds nothing`(target: String) throws {
        let response = try respond(.get, target)
        #expect(response.status == .notFound)
        #expect(response.headers.text(.contentType) == "application/problem+json")
    }

    @Test(arguments: [
        ("/p/7", "GET, HEAD, POST, OPTIONS"), ("/only", "DELETE, OPTIONS"), ("/a/b", "GET, HEAD, OPTIONS"),
        ("/", "GET, HEAD, OPTIONS"),
    ])
    func `another method is told which there are`(target: String, allow: String) throws {
        let refused = try respond(.put, target)
        #expect(refused.status == .methodNotAllowed)
        #expect(refused.headers.text(.allow) == allow)
        let options = try respond(.options, target)
        #expect(options.status == .noContent)
        #expect(options.headers.text(.allow) == allow)
    }

    @Test func `HEAD has the headers of GET and no body`() throws {
        let get = try respond(.get, "/p/7")
        let head = try respond(.head, "/p/7")
        #expect(head.headers == get.headers)
        #expect(head.headers.text(.contentLength) == "6")
        #expect(head.body.isEmpty)
    }

    @Test func `a thrown problem becomes its document`() throws {
        let response = try respond(.get, "/refused")
        let document = #"{"type": "about:blank", "title": "Gone", "status": 410, "detail": "It \"went\".", "limit": 5}"#
        #expect(response.status == .gone)
        #expect(String(decoding: response.body, as: UTF8.self) == document)
    }

    @Test func `a route of a method is found behind another method's`() throws {
        #expect(try respond(.post, "/p/7").status == .created)
    }
}
