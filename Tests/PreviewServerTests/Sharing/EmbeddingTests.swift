import Foundation
import Testing
import WebServer

@testable import PreviewServer

struct EmbeddingTests {
    private static func describe(_ site: ShareSite, _ url: String, _ more: String = "") throws -> Response {
        try site.get("/oembed?url=\(url)\(more)")
    }

    @Test func `a share's page leads to its description, which holds a frame with the player alone`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "?name=%3CSummer%3E&storyAspectRatio=2")
        let page = try site.open(share.page).text
        let link = try #require(
            page.firstMatch(of: /<link rel="alternate"[^>]* href="http:\/\/storyproof.test([^"]+)">/)?.1)
        let answer = try site.get(String(link))
        #expect(answer.status == .ok)
        #expect(answer.headers.text("Access-Control-Allow-Origin") == "*")
        let json = try answer.json()
        #expect(json["type"] as? String == "rich")
        #expect(json["version"] as? String == "1.0")
        #expect(json["title"] as? String == "<Summer>")
        #expect(json["width"] as? Int == 374)
        #expect(json["height"] as? Int == 748)
        let html = try #require(json["html"] as? String)
        #expect(html.hasPrefix("<iframe src=\"http://storyproof.test\(share.page)?embed=1\" title=\"&lt;Summer&gt;\""))
    }

    @Test func `it fits into what is asked for, and names the version that the address does`() throws {
        let site = try ShareSite()
        let share = try site.share()
        let url = "http://storyproof.test\(share.page)"
        let json = try Self.describe(site, url + "%3Fversion=1", "&maxwidth=300&maxheight=300").json()
        #expect(json["width"] as? Int == 200)
        #expect(json["height"] as? Int == 300)
        #expect((json["html"] as? String)?.contains("?embed=1&amp;version=1") == true)
    }

    @Test(arguments: [
        ("", 400), ("?url=http://storyproof.test/", 404), ("?url=http://other.test/p/AAAAAAAAAAAAAAAAAAAAAAAA", 404),
        ("?url=http://storyproof.test/p/AAAAAAAAAAAAAAAAAAAAAAAA", 404),
        ("?url=http://storyproof.test/p/AAAAAAAAAAAAAAAAAAAAAAAA&format=xml", 501),
    ])
    func `what is no share of this server is not described`(query: String, code: Int) throws {
        #expect(try ShareSite().get("/oembed\(query)").status.code == code)
    }

    @Test func `a protected share is neither described nor read by other sites`() throws {
        let site = try ShareSite()
        let secret: Headers = ["Storyproof-Passphrase": "sesame"]
        let share = try site.share(ShareSite.story, "", secret)
        #expect(try Self.describe(site, "http://storyproof.test\(share.page)").status == .unauthorized)
        #expect(try site.get(share.path, share.asOwner).headers.text("Access-Control-Allow-Origin") == nil)
    }

    @Test func `another site's page can play a share, and finds the pictures here`() throws {
        let site = try ShareSite()
        let story = #"{"pages": [{"image": "https://example.com/1.jpg"}, {"image": "https://a.test/2.jpg"}]}"#
        let answer = try site.get(try site.share(story).path)
        #expect(answer.headers.text("Access-Control-Allow-Origin") == "*")
        let pages = try #require(try answer.json()["pages"] as? [[String: Any]])
        let media = try #require(pages.first?["media"] as? String)
        #expect(media.hasPrefix("http://storyproof.test/samples/"))
        #expect(pages.last?["media"] is NSNull)
        let player = try site.get("/player/push-stories.js")
        #expect(player.headers.text("Access-Control-Allow-Origin") == "*")
    }
}
