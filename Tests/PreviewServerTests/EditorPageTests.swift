import Foundation
import Testing
import TestSupport
import WebServer

@testable import PreviewServer

struct EditorPageTests {
    private func post(_ fields: [(String, String)]) throws -> Response {
        let form = fields.map { name, value in
            name + "=" + (value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
        }
        let body = Array(form.joined(separator: "&").utf8)
        return try #require(site).respond(to: Request(.post, "/", headers: [.accept: "text/html"], body: body))
    }

    @Test func `the page arrives with the guide's example and its timeline`() throws {
        let page = try #require(site).respond(to: Request(.get, "/"))
        #expect(page.status == .ok)
        #expect(page.text.contains("yourapp://page1"))
        #expect(page.text.contains(#""totalDuration":9"#))
    }

    @Test(arguments: [("{", "nothing to send, 4,096 bytes at most"), (#"{"aps":{"alert":"x"}}"#, "21 of 4,096 bytes")])
    func `the size of the push is told as the script tells it`(payload: String, size: String) throws {
        #expect(try post([("payload", payload)]).text.contains(">\(size)<"))
    }

    @Test func `the page is revalidated by its tag`() throws {
        let site = try #require(site)
        let tag = try #require(try site.respond(to: Request(.get, "/")).headers[.entityTag])
        let again = try site.respond(to: Request(.get, "/", headers: [.ifNoneMatch: tag]))
        #expect(again.status == .notModified)
        #expect(again.body.isEmpty)
    }

    @Test func `a posted form is answered with findings, storyboard and what was typed`() throws {
        let text = #"[{"image": "https://a.test/<x>", "title": "</textarea><script>alert(1)</script>"}, {}]"#
        let page = try post([("payload", text), ("loopsAfterLastPage", "true"), ("storyAspectRatio", "2")])
        #expect(page.status == .ok)
        #expect(page.text.contains("Page 2 has no image."))
        #expect(page.text.contains(#"data-code="image-missing""#))
        #expect(page.text.contains("&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;"))
        #expect(!page.text.contains("<script>alert(1)"))
        #expect(page.text.contains(#"value="2.0""#) || page.text.contains(#"value="2""#))
    }

    @Test(arguments: [[("payload", "[]"), ("speed", "2")], [("storyAspectRatio", "wide")]])
    func `a form with an option that cannot be used is refused with a page`(fields: [(String, String)]) throws {
        let page = try post(fields)
        #expect(page.status == .badRequest)
        #expect(page.headers.text(.contentType) == "text/html; charset=utf-8")
    }

    @Test func `a body that is no form is refused`() throws {
        let response = try #require(site).respond(to: Request(.post, "/", body: Array("payload=%zz".utf8)))
        #expect(response.status == .badRequest)
    }

    @Test func `every file and page that the page names exists`() throws {
        let site = try #require(site)
        for page in [
            try site.respond(to: Request(.get, "/")),
            try site.respond(to: Request(.get, "/nowhere", headers: [.accept: "text/html"])),
        ] {
            // A module's preload names it as the module that imports it does.
            let named = page.text.replacing(/<link rel="modulepreload" href="[^"]+">/, with: "")
            let links = named.matches(of: /(?:src|href)="(\/[^"#]+)/).map { String($0.1) }
            #expect(links.count >= 4)
            for link in links where link != "/" {
                let isPage = link.hasPrefix("/docs/")
                #expect(isPage || link.contains("?v=") || link.hasPrefix("/samples/"), "\(link)")
                #expect(try site.respond(to: Request(.get, link)).status == .ok, "\(link)")
            }
        }
    }

    @Test func `every module that is preloaded exists`() throws {
        let site = try #require(site)
        let page = try site.respond(to: Request(.get, "/"))
        let modules = page.text.matches(of: /<link rel="modulepreload" href="([^"]+)">/).map { String($0.1) }
        #expect(modules.contains("/player/view.js"))
        for module in modules { #expect(try site.respond(to: Request(.get, module)).status == .ok, "\(module)") }
    }

    @Test func `nothing in the page needs inline script or style`() throws {
        let page = try #require(site).respond(to: Request(.get, "/"))
        #expect(page.headers.text(.contentSecurityPolicy)?.contains("unsafe") == false)
        #expect(page.text.firstMatch(of: /<style|\sstyle=|\son[a-z]+="/) == nil)
        #expect(page.text.matches(of: /<script(?![^>]*(src=|application\/json))/).isEmpty)
    }
}
