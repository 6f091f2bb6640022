import StoryEngine
import Testing
import WebServer

@testable import PreviewServer

struct FindingsPageTests {
    private func page(_ headers: Headers = [:]) throws -> Response {
        try #require(site).respond(to: Request(.get, "/docs/findings", headers: headers))
    }

    @Test func `every finding has its place, its severity and its way back`() throws {
        let page = try page()
        #expect(page.status == .ok)
        #expect(page.headers.text(.contentType) == "text/html; charset=utf-8")
        for code in FindingCode.allCases.map(\.rawValue) {
            let places = page.text.matches(
                of: try Regex("<article [^>]*id=\"\(code)\"[^>]*data-severity=\"(error|warning|note)\""))
            #expect(places.count == 1, "\(code)")
            #expect(page.text.contains("<li><a href=\"#\(code)\">"), "\(code)")
        }
    }

    @Test func `what the editor itself measures has its place, too`() throws {
        let source = try #require(siteFiles?.assets["/editor/contrast.js"])
        let codes = String(decoding: source.bytes, as: UTF8.self).matches(of: /code: '([a-z-]+)'/).map { $0.1 }
        #expect(!codes.isEmpty)
        for code in codes { #expect(try page().text.contains(try Regex("<article\\s[^>]*id=\"\(code)\""))) }
    }

    @Test(arguments: [("image-missing", "error"), ("link-no-scheme", "warning"), ("image-example", "note")])
    func `the severity is what the engine gives`(code: String, severity: String) throws {
        #expect(try page().text.contains(try Regex("id=\"\(code)\"[^>]*data-severity=\"\(severity)\"")))
    }

    @Test func `examples are texts, not markup`() throws {
        let text = try page().text
        #expect(text.contains("<pre><code>[{&quot;title&quot;: &quot;Summer&quot;}]</code></pre>"))
        #expect(text.contains("⟨U+FEFF⟩[{"))
    }

    @Test func `the page is revalidated by its tag`() throws {
        let tag = try #require(try page().headers[.entityTag])
        let again = try page([.ifNoneMatch: tag])
        #expect(again.status == .notModified)
        #expect(again.body.isEmpty)
    }

    @Test func `every static file that the page names exists, and nothing in it is inline`() throws {
        let text = try page().text
        let links = text.matches(of: /(?:src|href)="(\/[^"]+)"/).map { String($0.1) }
        #expect(links.count >= 5)
        for link in links {
            #expect(try #require(site).respond(to: Request(.get, link)).status == .ok, "\(link)")
        }
        #expect(text.firstMatch(of: /<style|\sstyle=|\son[a-z]+="/) == nil)
    }

    @Test func `no identifier stands twice, and every link inside the page leads somewhere`() throws {
        let text = try page().text
        let ids = text.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        let targets = text.matches(of: /href="#([^"]+)"/).map { String($0.1) }
        #expect(Set(targets).isSubset(of: ids))
    }
}
