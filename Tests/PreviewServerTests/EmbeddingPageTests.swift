import Testing
import WebServer

@testable import PreviewServer

struct EmbeddingPageTests {
    private static let path = "/docs/embedding"

    private func get(_ path: String, host: HeaderValue = "storyproof.test") throws -> Response {
        try #require(site).respond(to: Request(.get, path, headers: [.host: host]))
    }

    /// The snippets as the reader copies them.
    private func snippets(_ page: Response) -> [String] {
        page.text.matches(of: /<pre><code>([^<]*)<\/code><\/pre>/).map { snippet in
            [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
                .reduce(String(snippet.1)) { $0.replacing($1.0, with: $1.1) }
        }
    }

    @Test func `the snippets name this server as the request does`() throws {
        let snippets = snippets(try get(Self.path))
        #expect(snippets.count == 5)
        #expect(snippets.allSatisfy { $0.contains("http://storyproof.test/") })
        let element = #"<push-stories id="story" src="http://storyproof.test\#(Self.path)/timeline.json""#
        #expect(snippets.first?.contains(element) == true)
    }

    @Test func `the snippets name the public URL where there is one`() throws {
        let site = try ShareSite { $0.publicURL = PublicURL("https://stories.example") }
        let snippets = snippets(try site.get(Self.path))
        #expect(snippets.count == 5)
        #expect(snippets.allSatisfy { $0.contains("https://stories.example/") && !$0.contains("storyproof.test") })
    }

    @Test func `a host stays a text in the page, and an attribute's value in what is copied`() throws {
        let page = try get(Self.path, host: #"a"><script>alert(1)</script>"#)
        #expect(!page.text.contains("<script>alert"))
        #expect(snippets(page).allSatisfy { !$0.contains("<script>alert") && !$0.contains("a\">") })
    }

    @Test func `what the example plays has its pictures here, for every site's page`() throws {
        let answer = try get("\(Self.path)/timeline.json")
        #expect(answer.headers.text("Access-Control-Allow-Origin") == "*")
        #expect(answer.headers.text(.contentType) == "application/json")
        let json = try answer.json()
        #expect(json["outcome"] as? String == "stories")
        let pages = try #require(json["pages"] as? [[String: Any]])
        #expect(pages.map { $0["title"] as? String } == ["Welcome", "Stay in the loop"])
        for page in pages {
            let media = try #require(page["media"] as? String)
            #expect(media.hasPrefix("http://storyproof.test/samples/"))
            #expect(try get(String(media.dropFirst("http://storyproof.test".count))).status == .ok)
        }
    }

    @Test func `page and example are revalidated by their tags`() throws {
        for path in [Self.path, "\(Self.path)/timeline.json"] {
            let tag = try #require(try get(path).headers[.entityTag])
            let again = try #require(site).respond(
                to: Request(.get, path, headers: [.host: "storyproof.test", .ifNoneMatch: tag]))
            #expect(again.status == .notModified)
        }
    }

    @Test func `every static file that the page names exists, and nothing in it is inline`() throws {
        let text = try get(Self.path).text.replacing(/<pre>.*?<\/pre>/.dotMatchesNewlines(), with: "")
        let links = text.matches(of: /(?:src|href)="(\/[^"]+)"/).map { String($0.1) }
        #expect(links.count >= 8)
        for link in links { #expect(try get(link).status == .ok, "\(link)") }
        #expect(text.firstMatch(of: /<style|\sstyle=|\son[a-z]+="/) == nil)
    }

    @Test func `no identifier stands twice, and every link inside the page leads somewhere`() throws {
        let text = try get(Self.path).text.replacing(/<pre>.*?<\/pre>/.dotMatchesNewlines(), with: "")
        let ids = text.matches(of: /\sid="([^"]+)"/).map { String($0.1) }
        #expect(Set(ids).count == ids.count)
        let targets = text.matches(of: /href="#([^"]+)"/).map { String($0.1) }
        #expect(targets.count >= 4)
        #expect(Set(targets).isSubset(of: ids))
    }
}
