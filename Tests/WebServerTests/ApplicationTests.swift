import Testing

@testable import WebServer

struct ApplicationTests {
    private static let long = String(repeating: "Storyproof ", count: 100)

    private let application = Application(
        Router([
            .get("/long") { _ in Response(.ok, .text, ApplicationTests.long) },
            .get("/short") { _ in Response(.ok, .text, "short") },
            .get("/picture") { _ in Response(.ok, .png, ApplicationTests.long) },
            .get("/validated") { _ in Response(.ok, .html, ApplicationTests.long).validated() },
            .get("/own") { _ in Response(.ok, .html, "", headers: [.contentSecurityPolicy: "sandbox", .vary: "Accept"])
            },
            .post("/validated") { _ in Response(.ok, .html, "").validated() },
        ]),
        contentSecurityPolicy: "default-src 'none'", headers: ["X-More": "1"],
        errorPage: { problem, request in
            request.headers.text(.accept) == "text/html"
                ? Response(problem.status, .html, "<p>\(problem.title)") : nil
        })

    private func get(_ target: String, _ headers: Headers = [:]) throws -> Response {
        application.respond(to: try Request(.get, target, headers: headers))
    }

    @Test func `a compressible answer is gzipped where that is wanted`() throws {
        let packed = try get("/long", [.acceptEncoding: "gzip"])
        #expect(packed.headers.text(.contentEncoding) == "gzip")
        #expect(packed.headers.text(.vary) == "Accept-Encoding")
        #expect(packed.headers.text(.contentLength) == String(packed.body.count))
        #expect(gunzipped(packed.body) == Array(Self.long.utf8))
        let bare = try get("/long")
        #expect(bare.headers.text(.contentEncoding) == nil)
        #expect(bare.headers.text(.vary) == "Accept-Encoding")
    }

    @Test(arguments: [("/short", "Accept-Encoding"), ("/picture", nil)])
    func `what gains nothing is not gzipped`(target: String, vary: String?) throws {
        let response = try get(target, [.acceptEncoding: "gzip"])
        #expect(response.headers.text(.contentEncoding) == nil)
        #expect(response.headers.text(.vary) == vary)
    }

    @Test(arguments: ["gzip", "identity"])
    func `a validated answer is not sent twice`(encoding: HeaderValue) throws {
        let first = try get("/validated", [.acceptEncoding: encoding])
        let tag = try #require(first.headers[.entityTag])
        let second = try get("/validated", [.acceptEncoding: encoding, .ifNoneMatch: tag])
        #expect(second.status == .notModified)
        #expect(second.body.isEmpty)
        #expect(second.headers[.entityTag] == tag)
        #expect(second.headers.text(.vary) == "Accept-Encoding")
        #expect(second.headers.text(.contentLength) == nil)
        #expect(second.headers.text(.cacheControl) == "no-cache")
    }

    @Test func `the tags of two encodings differ`() throws {
        let bare = try get("/validated").headers.text(.entityTag)
        let packed = try get("/validated", [.acceptEncoding: "gzip"]).headers.text(.entityTag)
        #expect(bare != nil && packed != nil && bare != packed)
    }

    @Test func `only GET and HEAD are validated`() throws {
        let response = application.respond(to: try Request(.post, "/validated"))
        #expect(response.headers.text(.entityTag) == nil)
    }

    @Test func `every answer has the default headers`() throws {
        for target in ["/long", "/nothing"] {
            let headers = try get(target).headers
            #expect(headers.text(.xContentTypeOptions) == "nosniff")
            #expect(headers.text(.referrerPolicy) == "no-referrer")
            #expect(headers.text(.contentSecurityPolicy) == "default-src 'none'")
            #expect(headers.text("X-More") == "1")
            #expect(headers.text(.cacheControl) == "no-store")
        }
    }

    @Test func `a handler's own header stands above the default`() throws {
        let headers = try get("/own").headers
        #expect(headers.list(.contentSecurityPolicy) == "sandbox")
        #expect(headers.text(.vary) == "Accept, Accept-Encoding")
    }

    @Test func `people get a page and keep the problem's headers`() throws {
        let page = application.respond(to: try Request(.put, "/long", headers: [.accept: "text/html"]))
        #expect(page.status == .methodNotAllowed)
        #expect(String(decoding: page.body, as: UTF8.self) == "<p>Method Not Allowed")
        #expect(page.headers.text(.allow) == "GET, HEAD, OPTIONS")
    }

    @Test func `the whole server takes OPTIONS`() throws {
        let response = application.respond(to: try Request(.options, "*"))
        #expect(response.status == .noContent)
    }
}
