import Testing
import WebServer

@testable import PreviewServer

struct NoticePageTests {
    @Test func `a browser that asks for a page gets a page`() throws {
        let response = try #require(site).respond(to: Request(.get, "/nowhere", headers: [.accept: "text/html,*/*"]))
        #expect(response.status == .notFound)
        #expect(response.headers.text(.contentType) == "text/html; charset=utf-8")
        #expect(response.text.contains("Nothing is at this path."))
    }

    @Test func `a program gets a problem document`() throws {
        let response = try #require(site).respond(to: Request(.get, "/nowhere", headers: [.accept: "application/json"]))
        #expect(response.status == .notFound)
        #expect(response.headers.text(.contentType) == "application/problem+json")
    }

    @Test func `below api a problem stays a document`() throws {
        let response = try #require(site).respond(to: Request(.get, "/api/nowhere", headers: [.accept: "text/html"]))
        #expect(response.headers.text(.contentType) == "application/problem+json")
    }
}
