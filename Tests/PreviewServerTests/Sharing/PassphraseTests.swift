import Foundation
import Testing
import WebServer

@testable import PreviewServer

struct PassphraseTests {
    private let secret: Headers = ["Storyproof-Passphrase": "open%20sesame"]

    private func enter(_ site: ShareSite, _ share: SharedPreview, _ passphrase: String, _ query: String = "") throws
        -> Response
    {
        let form: Headers = [.contentType: "application/x-www-form-urlencoded", .accept: "text/html"]
        return try site.send(.post, share.page + query, "passphrase=\(passphrase)", form)
    }

    /// The cookie that lets in.
    private func pass(_ response: Response) throws -> Headers {
        let cookie = try #require(response.headers.text("Set-Cookie")?.split(separator: ";").first)
        return ["Cookie": try #require(HeaderValue("lang=en; \(cookie)"))]
    }

    @Test func `a protected share shows nothing before its passphrase`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "?name=Summer", secret)
        for target in [share.page, "\(share.page)?embed=1", "\(share.page)/card.jpg", share.path] {
            let answer = try site.open(target)
            for word in ["Summer", "Welcome", "a.test"] { #expect(!answer.text.contains(word), "\(target)") }
            #expect(answer.headers.text(.contentSecurityPolicy)?.contains("frame-ancestors 'none'") == true)
        }
        #expect(try site.open(share.page).headers.text("X-Robots-Tag") == "noindex")
        #expect(try site.get(share.path).status == .forbidden)
        #expect(try site.get("\(share.page)/card.jpg").status == .forbidden)
        #expect(try site.review(share, [:]).status == .forbidden)
        #expect(try site.send(.post, "\(share.path)/events", #"{"session": "s", "events": []}"#).status == .forbidden)
    }

    @Test func `the right passphrase opens the page and its calls, in this browser alone`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "", secret)
        let entered = try enter(site, share, "open+sesame", "?version=1")
        #expect(entered.status == .seeOther)
        #expect(entered.headers.text(.location) == "\(share.page)?version=1")
        let cookie = try #require(entered.headers.text("Set-Cookie"))
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] { #expect(cookie.contains(part)) }
        let pass = try pass(entered)
        let page = try site.open(share.page, pass)
        #expect(page.text.contains("Welcome"))
        #expect(page.headers.text(.cacheControl) == "private, no-cache")
        #expect(try site.get(share.path, pass).status == .ok)
        #expect(try site.review(share, [:], pass).status == .created)
        #expect(try !site.open(share.page).text.contains("Welcome"))
    }

    @Test func `a pass ends, and opens no other share`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "", secret)
        let other = try site.share(ShareSite.story, "", secret)
        let pass = try pass(try enter(site, share, "open+sesame"))
        let value = try #require(pass.text("Cookie")).replacing(share.id, with: other.id)
        #expect(try site.get(other.path, ["Cookie": HeaderValue(value) ?? ""]).status == .forbidden)
        site.clock.advance(seconds: 12 * 3600)
        #expect(try site.get(share.path, pass).status == .forbidden)
    }

    @Test(arguments: ["x", "99999999999999.x", ".", "", "99999999999999.", "-1.AAAA"])
    func `a pass that was not signed here is none`(value: String) throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "", secret)
        let cookie = HeaderValue("pass-\(share.id)=\(value)") ?? ""
        #expect(try site.get(share.path, ["Cookie": cookie]).status == .forbidden)
    }

    @Test func `a wrong passphrase is told so, and tries are few`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "", secret)
        for _ in 1...10 {
            let wrong = try enter(site, share, "guess")
            #expect(wrong.status == .forbidden)
            #expect(wrong.text.contains(#"data-state="wrong""#))
            #expect(wrong.headers.text("Set-Cookie") == nil)
        }
        let limited = try enter(site, share, "open+sesame")
        #expect(limited.status == .tooManyRequests)
        #expect(limited.headers.text(.retryAfter) == "360")
        #expect(limited.text.contains("Try again in 6 min."))
        let elsewhere = try site.send(.post, share.page, "passphrase=open+sesame", peer: "192.0.2.7")
        #expect(elsewhere.status == .seeOther)
        site.clock.advance(seconds: 360)
        #expect(try enter(site, share, "open+sesame").status == .seeOther)
    }

    @Test func `a share without a passphrase leads on, and another site's form leads nowhere`() throws {
        let site = try ShareSite()
        #expect(try enter(site, try site.share(), "x").status == .seeOther)
        let share = try site.share(ShareSite.story, "", secret)
        #expect(
            try site.send(.post, share.page, "passphrase=x", ["Origin": "https://evil.example"]).status == .forbidden)
        #expect(try site.send(.post, share.page, "%zz").status == .badRequest)
        #expect(try site.send(.post, share.page, "other=1").status == .badRequest)
    }

    @Test func `the owner needs no passphrase`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "", secret)
        #expect(try site.get(share.path, share.asOwner).status == .ok)
        let other = try site.share()
        #expect(try site.get(share.path, other.asOwner).status == .forbidden)
    }

    @Test func `a passphrase in any script travels percent-encoded`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "", ["Storyproof-Passphrase": "s%C3%A9same%20%25"])
        #expect(try enter(site, share, "s%C3%A9same+%25").status == .seeOther)
        for wrong in ["100%", "%zz", "%C3", "%+1"] {
            let headers: Headers = ["Storyproof-Passphrase": HeaderValue(wrong) ?? ""]
            #expect(try site.send(.post, "/api/previews", "[]", headers).status == .badRequest)
        }
    }
}
