import Foundation
import StoryEngine
import Testing
import WebServer

@testable import PreviewServer

struct SharePagesTests {
    @Test func `the page is complete on arrival`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "?name=Summer")
        let page = try site.open(share.page)
        #expect(page.status == .ok)
        #expect(page.text.contains(#""outcome":"stories""#))
        #expect(page.text.contains("\"id\":\"\(share.id)\""))
        #expect(page.text.contains("Summer"))
        #expect(page.headers.text("X-Robots-Tag") == "noindex")
        #expect(page.text.contains(#"<meta name="robots" content="noindex">"#))
        #expect(page.headers.text(.contentSecurityPolicy)?.contains("frame-ancestors 'none'") == true)
    }

    @Test func `the page from memory is the page as it was made`() throws {
        let site = try ShareSite()
        let share = try site.share()
        for headers in [[:], [.acceptEncoding: "gzip"], [.acceptLanguage: "fr"]] as [Headers] {
            let share = try site.share()
            let head = try site.send(.head, share.page, "", headers)
            let first = try site.open(share.page, headers)
            let second = try site.open(share.page, headers)
            #expect(first.headers == second.headers)
            #expect(first.body == second.body)
            #expect(head.headers == first.headers)
        }
        let tag = try #require(try site.open(share.page).headers[.entityTag])
        #expect(try site.open(share.page, [.ifNoneMatch: tag]).status == .notModified)
        let head = try site.send(.head, share.page)
        #expect(head.body.isEmpty)
        #expect(head.headers == (try site.open(share.page).headers))
    }

    @Test func `no write is missed by what is in memory`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "?name=Summer")
        #expect(try site.open(share.page).text.contains(#""latestVersion":1"#))
        _ = try site.send(.put, share.path, "[]", share.asOwner)
        #expect(try site.open(share.page).text.contains(#""version":2"#))
        #expect(try site.open("\(share.page)?version=1").text.contains(#""version":1,"latestVersion":2"#))
        _ = try site.send(.patch, share.path, #"{"name": "Autumn"}"#, share.asOwner)
        #expect(try site.open(share.page).text.contains("Autumn"))
        #expect(try site.open("\(share.page)?version=1").text.contains("Autumn"))
        _ = try site.send(.delete, "\(share.path)?purge=true", "", share.asOwner)
        #expect(try site.open(share.page).status == .notFound)
    }

    @Test(arguments: Language.allCases)
    func `each language has its page`(language: Language) throws {
        let site = try ShareSite()
        let share = try site.share()
        _ = try site.open(share.page)
        #expect(
            try site.open("\(share.page)?lang=\(language.rawValue)").text.contains(
                "<html lang=\"\(language.rawValue)\""))
    }

    @Test func `the player alone may be framed`() throws {
        let site = try ShareSite()
        let share = try site.share()
        _ = try site.open(share.page)
        let frame = try site.open("\(share.page)?embed=1")
        let policy = try #require(frame.headers.text(.contentSecurityPolicy))
        #expect(policy.contains("frame-ancestors *"))
        #expect(policy.contains("form-action 'none'"))
        #expect(frame.text.contains("<push-stories"))
        #expect(try site.open("\(share.page)?embed=0").headers.text(.contentSecurityPolicy)?.contains("'none'") == true)
    }

    @Test func `link previews get absolute addresses of the public URL`() throws {
        let site = try ShareSite { $0.publicURL = PublicURL("https://stories.example/") }
        let share = try site.share(ShareSite.story, "?name=Summer")
        let page = try site.open(share.page, [.host: "evil.example"]).text
        #expect(page.contains(#"<meta property="og:title" content="Summer">"#))
        #expect(page.contains(#"<meta property="og:description" content="Welcome">"#))
        #expect(page.contains("<meta property=\"og:url\" content=\"https://stories.example\(share.page)\">"))
        #expect(
            page.contains(
                "<meta property=\"og:image\" content=\"https://stories.example\(share.page)/card.jpg?version=1\">"))
        #expect(!page.contains("evil.example"))
    }

    @Test func `one host's page is not another's`() throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(try site.open(share.page, [.host: "a.example"]).text.contains("http://a.example/p/"))
        #expect(try site.open(share.page, [.host: "b.example"]).text.contains("http://b.example/p/"))
    }

    @Test(arguments: [
        (
            "https://a.test/1.jpg",
            #"<link rel="preload" as="image" referrerpolicy="no-referrer" fetchpriority="high" href="https://a.test/1.jpg">"#
        ),
        (
            "https://example.com/story-1.jpg",
            #"<link rel="preload" as="fetch" crossorigin fetchpriority="high" href="/samples/"#
        ),
    ])
    func `the first picture is loaded ahead as the player loads it`(image: String, expected: String) throws {
        let site = try ShareSite()
        let page = try site.open(try site.share("[{\"image\": \"\(image)\"}]").page).text
        #expect(page.contains(expected))
    }

    @Test(arguments: ["http://a.test/1.jpg", "javascript:alert(1)", "data:image/png;base64,AA", "file:///etc/passwd"])
    func `a picture that a browser should not load is not loaded ahead, nor shown on a card`(image: String) throws {
        let site = try ShareSite()
        let share = try site.share("[{\"image\": \"\(image)\"}]")
        let page = try site.open(share.page).text
        #expect(!page.contains("rel=\"preload\""))
        #expect(!page.contains("og:image"))
        #expect(try site.get("\(share.page)/card.jpg").status == .notFound)
    }

    @Test func `the card leads to the first picture`() throws {
        let site = try ShareSite()
        let share = try site.share(#"[{"image": "https://a.test/é 1.jpg"}]"#)
        let card = try site.get("\(share.page)/card.jpg")
        #expect(card.status == .found)
        #expect(card.headers.text(.location) == "https://a.test/%C3%A9%201.jpg")
    }

    @Test func `texts of the payload stay texts`() throws {
        let site = try ShareSite()
        let nasty = #"</script><script>alert(1)</script>"#
        let payload = #"[{"image": "https://a.test/\"><script>", "title": "\#(nasty)", "subtitle": "<!--<script>"}]"#
        let share = try site.share(
            payload.replacing("\\\"", with: "%22"), "?name=%3C/title%3E%3Cscript%3Ealert(2)%3C/script%3E")
        _ = try site.review(share, ["text": nasty, "name": nasty])
        for target in [share.page, "\(share.page)?embed=1"] {
            let page = try site.open(target).text
            #expect(!page.contains("<script>alert"))
            #expect(!page.contains("<!--"))
        }
    }

    @Test func `the page of links without a store needs no store and shows nothing of anybody`() throws {
        let page = try ShareSite().open("/p")
        #expect(page.status == .ok)
        #expect(page.text.contains(#"data-kind="local""#))
        #expect(page.text.contains(#"id="share">null</script>"#))
        #expect(page.headers.text("X-Robots-Tag") == "noindex")
    }

    @Test func `every refusal of a page is a page for people that is not indexed`() throws {
        let site = try ShareSite()
        let share = try site.share()
        _ = try site.send(.delete, share.path, "", share.asOwner)
        for target in [share.page, "/p/nothing", "\(share.page)?version=x", "\(share.page)/card.jpg"] {
            let page = try site.open(target)
            #expect(page.status != .ok)
            #expect(page.headers.text(.contentType) == "text/html; charset=utf-8")
            #expect(page.headers.text("X-Robots-Tag") == "noindex")
            #expect(!page.text.contains("og:title"))
        }
    }
}
