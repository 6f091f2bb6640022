import Testing
import WebServer

@testable import PreviewServer

struct CrossSiteTests {
    private static let allowed: [Headers] = [
        [:], ["Sec-Fetch-Site": "same-origin"], ["Sec-Fetch-Site": "none"], ["Origin": "http://storyproof.test"],
        ["Sec-Fetch-Site": "same-origin", "Origin": "https://behind.a.proxy"],
    ]
    private static let refused: [Headers] = [
        ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"], ["Sec-Fetch-Site": ""],
        ["Origin": "https://evil.example"], ["Origin": "null"], ["Origin": "https://storyproof.test"],
        ["Origin": "http://storyproof.test:81"], ["Sec-Fetch-Site": "cross-site", "Origin": "https://evil.example"],
    ]

    @Test(arguments: allowed)
    func `a page of this site, and who is no browser, may change things`(headers: Headers) throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "", headers)
        #expect(try site.review(share, [:], headers).status == .created)
        #expect(
            try site.send(.post, "\(share.path)/events", #"{"session": "s", "events": []}"#, headers).status
                == .accepted)
    }

    @Test(arguments: refused)
    func `a page of another site may not`(headers: Headers) throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(try site.send(.post, "/api/previews", ShareSite.story, headers).status == .forbidden)
        #expect(try site.review(share, [:], headers).status == .forbidden)
        #expect(
            try site.send(.post, "\(share.path)/events", #"{"session": "s", "events": []}"#, headers).status
                == .forbidden)
        #expect(try site.send(.delete, share.path, "", headers).status == .unauthorized)
        #expect((try site.get(share.path).json()["reviews"] as? [Any])?.isEmpty == true)
    }

    @Test func `the owner's key stands above where a call comes from`() throws {
        let site = try ShareSite()
        let share = try site.share()
        var headers = share.asOwner
        headers["Origin"] = "https://evil.example"
        #expect(try site.send(.delete, share.path, "", headers).status == .noContent)
    }

    @Test func `behind a public URL that one counts`() throws {
        let site = try ShareSite { $0.publicURL = PublicURL("https://stories.example") }
        #expect(try site.send(.post, "/api/previews", "[]", ["Origin": "https://stories.example"]).status == .created)
        #expect(try site.send(.post, "/api/previews", "[]", ["Origin": "http://storyproof.test"]).status == .forbidden)
    }

    @Test(arguments: ["https://a.example", "http://a.example:8080", "http://[::1]:80/", "http://127.0.0.1"])
    func `an origin is a public URL`(text: String) {
        #expect(PublicURL(text) != nil)
    }

    @Test(arguments: [
        "", "a.example", "ftp://a", "https://", "https://a/b", "https://a?b", "https://u@a", "https://a b", "https://ä",
        "https://a\"b",
    ])
    func `anything else is none`(text: String) {
        #expect(PublicURL(text) == nil)
    }
}
