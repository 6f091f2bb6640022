import Testing

@testable import WebServer

struct PreparedResponseTests {
    private static let html = Array(String(repeating: "<p>text</p>", count: 100).utf8)
    private static let defaults = Application.defaults(contentSecurityPolicy: "default-src 'none'")
    private static let prepared = PreparedResponse(
        html: html, headers: [.contentSecurityPolicy: "frame-ancestors *"], defaults: defaults)

    /// The page is at hand where the query says so; the handler says that it was asked.
    private let application = Application(
        Router([
            .get("/p/{id}", quickLook: { $0.query.isEmpty ? nil : Self.prepared }) { request throws(Problem) in
                if request.parameter("id") == "made" { return Response(Self.prepared) }
                return Response(.ok, .text, "asked")
            }
        ]),
        contentSecurityPolicy: "default-src 'none'")

    private func respond(_ target: String, _ headers: Headers = [:], _ method: WebServer.Method = .get) throws
        -> Response
    {
        application.respond(to: try Request(method, target, headers: headers))
    }

    @Test func `what is at hand is answered without asking the handler`() throws {
        #expect(try respond("/p/x").body == Array("asked".utf8))
        let page = try respond("/p/x?a=1")
        #expect(page.body == Self.html)
        #expect(page.headers.text(.contentType) == "text/html; charset=utf-8")
        #expect(page.headers.text(.cacheControl) == "no-cache")
        #expect(page.headers.text(.vary) == "Accept-Encoding")
        #expect(page.headers.text(.contentSecurityPolicy) == "frame-ancestors *")
        #expect(page.headers.text(.xContentTypeOptions) == "nosniff")
        #expect(page.headers.text(.contentLength) == "1100")
    }

    @Test func `it is gzipped, revalidated and asked by HEAD like any other answer`() throws {
        let gzipped = try respond("/p/x?a=1", [.acceptEncoding: "gzip"])
        #expect(gzipped.headers.text(.contentEncoding) == "gzip")
        #expect(gunzipped(gzipped.body) == Self.html)
        let tag = try #require(gzipped.headers[.entityTag])
        let again = try respond("/p/x?a=1", [.acceptEncoding: "gzip", .ifNoneMatch: tag])
        #expect(again.status == .notModified)
        #expect(again.body.isEmpty)
        let head = try respond("/p/x?a=1", [:], .head)
        #expect(head.body.isEmpty)
        #expect(head.headers.text(.contentLength) == "1100")
    }

    @Test func `a handler's prepared answer is the same`() throws {
        for headers in [[:], [.acceptEncoding: "gzip"]] as [Headers] {
            let (made, quick) = (try respond("/p/made", headers), try respond("/p/x?a=1", headers))
            #expect(made.headers == quick.headers)
            #expect(made.body == quick.body)
        }
        #expect(try respond("/p/made", [:], .head).headers.text(.contentLength) == "1100")
    }

    @Test func `over a socket both ways work on one connection`() throws {
        let server = try Server(Server.Configuration(port: 0), application)
        Thread.start { server.run() }
        defer { server.stop() }
        let client = try TestClient(port: server.port)
        for (target, body) in [("/p/x?a=1", Self.html), ("/p/x", Array("asked".utf8)), ("/p/made", Self.html)] {
            client.send("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client.answer().body == body)
        }
    }
}
