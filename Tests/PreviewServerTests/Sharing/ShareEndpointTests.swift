import Foundation
import ShareStore
import Testing
import WebServer

@testable import PreviewServer

struct ShareEndpointTests {
    @Test func `a share is answered with its link, its owner's link and its end`() throws {
        let site = try ShareSite()
        let response = try site.send(.post, "/api/previews?name=Summer&expires=7d&hapticsEnabled=true", ShareSite.story)
        #expect(response.status == .created)
        let json = try response.json()
        let id = try #require(json["id"] as? String)
        let token = try #require(json["ownerToken"] as? String)
        #expect(json["url"] as? String == "http://storyproof.test/p/\(id)")
        #expect(json["ownerUrl"] as? String == "http://storyproof.test/p/\(id)/owner#\(token)")
        #expect(json["expiresAt"] as? String == "2027-01-22T08:00:00Z")
        #expect(json["version"] as? Int == 1)
        #expect(response.headers.text(.location) == "http://storyproof.test/p/\(id)")
        #expect(response.headers.text(.cacheControl) == "no-store")
    }

    @Test(arguments: [("", "2027-02-14T08:00:00Z"), ("?expires=1d", "2027-01-16T08:00:00Z"), ("?expires=never", nil)])
    func `a share lasts as long as is asked for, and thirty days by default`(query: String, end: String?) throws {
        let json = try ShareSite().send(.post, "/api/previews\(query)", ShareSite.story).json()
        #expect(json["expiresAt"] as? String == end)
        #expect(json.keys.contains("expiresAt"))
    }

    @Test func `a share is read as its timeline document and what is known of it`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "?name=Summer&loopsAfterLastPage=true")
        let preview = try site.get(share.path).json()
        let timeline = try site.send(.post, "/api/timeline?loopsAfterLastPage=true", ShareSite.story).json()
        for (name, value) in timeline { #expect((preview[name] as? NSObject) == (value as? NSObject), "\(name)") }
        #expect(preview["name"] as? String == "Summer")
        #expect(preview["version"] as? Int == 1)
        #expect(preview["latestVersion"] as? Int == 1)
        #expect(preview["createdAt"] as? String == "2027-01-15T08:00:00Z")
        #expect(preview["isProtected"] as? Bool == false)
        #expect((preview["reviews"] as? [Any])?.isEmpty == true)
        #expect((preview["contentHash"] as? String)?.count == 64)
        #expect(preview["ownerToken"] == nil)
    }

    @Test func `a secret of the payload is stored nowhere`() throws {
        let site = try ShareSite()
        let payload =
            #"{"request": {"auth": "VERY-SECRET", "notifications": [{"users": ["VERY-SECRET"], "data": \#(ShareSite.story)}]}}"#
        let share = try site.share(payload)
        let stored = try site.get("\(share.path)/payload", share.asOwner)
        #expect(stored.status == .ok)
        for answer in [stored, try site.get(share.path), try site.open(share.page)] {
            #expect(!answer.text.contains("VERY-SECRET"))
        }
        #expect(try site.get(share.path).json()["outcome"] as? String == "stories")
    }

    @Test(arguments: ["", "{", "hello", #"{"auth": "K",}"#])
    func `a text that cannot be sent is not shared`(payload: String) throws {
        let response = try ShareSite().send(.post, "/api/previews", payload)
        #expect(response.status == .unprocessableContent)
        #expect(try response.json()["outcome"] as? String == "unreadable")
    }

    @Test func `a payload without a story is shared as the phone would show it`() throws {
        let site = try ShareSite()
        let share = try site.share(#"{"aps": {"alert": "Hello"}}"#)
        #expect(try site.get(share.path).json()["outcome"] as? String == "fallback")
    }

    @Test(arguments: [
        ("expires=2d", "expires"), ("webhook=http://a.test/", "webhook"), ("webhook=https://", "webhook"),
        ("webhook=https://u@a.test/", "webhook"), ("webhook=https://a.test/%0d%0aX", "webhook"), ("speed=2", "speed"),
        ("hapticsEnabled=maybe", "hapticsEnabled"), ("notification=3", "notification"),
    ])
    func `an option that cannot be used is refused by name`(query: String, option: String) throws {
        let response = try ShareSite().send(.post, "/api/previews?\(query)", ShareSite.story)
        #expect(response.status == .badRequest)
        #expect(try response.json()["option"] as? String == option)
    }

    @Test func `a name or passphrase that is too long is refused`() throws {
        let long = String(repeating: "x", count: 2000)
        let site = try ShareSite()
        #expect(try site.send(.post, "/api/previews?name=\(long)", ShareSite.story).status == .contentTooLarge)
        let headers: Headers = ["Storyproof-Passphrase": HeaderValue(long) ?? ""]
        #expect(try site.send(.post, "/api/previews", ShareSite.story, headers).status == .contentTooLarge)
    }

    @Test func `a story that grows too large is refused`() throws {
        let pages = Array(repeating: #"{"image":"a:"}"#, count: 5000).joined(separator: ",")
        let response = try ShareSite().send(.post, "/api/previews", "[\(pages)]")
        #expect(response.status == .contentTooLarge)
    }

    @Test func `the owner adds a version under the same link`() throws {
        let site = try ShareSite()
        let share = try site.share()
        let answer = try site.send(.put, "\(share.path)?hapticsEnabled=true", #"[{"image": "a:2"}]"#, share.asOwner)
        #expect(answer.status == .ok)
        let json = try answer.json()
        #expect(json["version"] as? Int == 2)
        #expect(json["url"] as? String == "http://storyproof.test\(share.page)")
        let second = try site.get(share.path).json()
        #expect(second["version"] as? Int == 2)
        #expect(second["contentHash"] as? String == json["contentHash"] as? String)
        let first = try site.get("\(share.path)?version=1").json()
        #expect(first["version"] as? Int == 1)
        #expect(first["latestVersion"] as? Int == 2)
    }

    @Test func `a share has twenty versions at most`() throws {
        let site = try ShareSite()
        let share = try site.share()
        for _ in 2...20 { #expect(try site.send(.put, share.path, "[]", share.asOwner).status == .ok) }
        let refused = try site.send(.put, share.path, "[]", share.asOwner)
        #expect(refused.status == .conflict)
        #expect(try refused.json()["limit"] as? Int == 20)
    }

    @Test func `the owner renames and extends`() throws {
        let site = try ShareSite()
        let share = try site.share()
        let answer = try site.send(.patch, share.path, #"{"name": "Autumn", "expires": "never"}"#, share.asOwner)
        #expect(answer.status == .ok)
        #expect(try answer.json()["name"] as? String == "Autumn")
        #expect(try site.get(share.path).json()["expiresAt"] is NSNull)
        #expect(try site.get(share.path).json()["name"] as? String == "Autumn")
    }

    @Test(arguments: ["", "[]", "{}", #"{"name": 7}"#, #"{"expires": "2d"}"#, #"{"id": "x"}"#, #"{"name": null}"#])
    func `a change that says nothing of use is refused`(body: String) throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(try site.send(.patch, share.path, body, share.asOwner).status == .badRequest)
    }

    @Test func `an expired share is gone until its owner extends it`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "?expires=1d")
        #expect(try site.open(share.page).status == .ok)
        site.clock.advance(seconds: 86_400)
        for path in [share.path, share.page] {
            let gone = try site.open(path)
            #expect(gone.status == .gone)
            #expect(gone.text.contains("The time of this preview is over."))
        }
        #expect(try site.send(.put, share.path, "[]", share.asOwner).status == .gone)
        #expect(try site.get("\(share.path)/owner", share.asOwner).status == .ok)
        #expect(try site.send(.patch, share.path, #"{"expires": "7d"}"#, share.asOwner).status == .ok)
        #expect(try site.open(share.page).status == .ok)
    }

    @Test func `a revoked share is gone for good`() throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(try site.open(share.page).status == .ok)
        #expect(try site.send(.delete, share.path, "", share.asOwner).status == .noContent)
        for path in [share.path, share.page] {
            let gone = try site.open(path)
            #expect(gone.status == .gone)
            #expect(gone.text.contains("Its owner has taken this preview back."))
        }
        #expect(try site.send(.patch, share.path, #"{"expires": "7d"}"#, share.asOwner).status == .gone)
        #expect(try site.send(.delete, share.path, "", share.asOwner).status == .noContent)
        #expect(try site.get("\(share.path)/owner", share.asOwner).json()["revokedAt"] is String)
    }

    @Test func `a deleted share leaves nothing`() throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(try site.send(.delete, "\(share.path)?purge=maybe", "", share.asOwner).status == .badRequest)
        #expect(try site.send(.delete, "\(share.path)?purge=true", "", share.asOwner).status == .noContent)
        #expect(try site.open(share.page).status == .notFound)
        #expect(try site.get("\(share.path)/owner", share.asOwner).status == .notFound)
    }

    @Test(arguments: [
        (WebServer.Method.put, ""), (.patch, ""), (.delete, ""), (.get, "/owner"), (.get, "/payload"),
        (.get, "/reviews.csv"), (.get, "/reviews.json"),
    ])
    func `what is the owner's asks for the owner's key`(method: WebServer.Method, path: String) throws {
        let site = try ShareSite()
        let share = try site.share()
        let other = try site.share()
        let body = method == .put ? ShareSite.story : #"{"name": "x"}"#
        let none = try site.send(method, share.path + path, body)
        #expect(none.status == .unauthorized)
        #expect(none.headers.text(.wwwAuthenticate) == "Bearer")
        let wrong: [HeaderValue] = [
            other.owner, "Bearer x", "Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "Bearer =",
        ]
        for token in wrong {
            #expect(try site.send(method, share.path + path, body, [.authorization: token]).status == .forbidden)
        }
        #expect(try site.send(method, share.path + path, body, [.authorization: "Basic eDp5"]).status == .unauthorized)
    }

    @Test(arguments: [
        "x", "AAAAAAAAAAAAAAAAAAAAAAAA", "AAAAAAAAAAAAAAAAAAAAAAA%2B", "'%20OR%201=1--%20aaaaaaaaaa",
        "%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80", "AAAAAAAAAAAAAAAAAAAAAAA=",
    ])
    func `an id that is none leads nowhere`(id: String) throws {
        let site = try ShareSite()
        #expect(try site.get("/api/previews/\(id)").status == .notFound)
        #expect(try site.open("/p/\(id)").status == .notFound)
        let owner: Headers = [.authorization: "Bearer AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"]
        #expect(try site.send(.delete, "/api/previews/\(id)", "", owner).status == .notFound)
    }

    @Test(arguments: ["0", "-1", "1.0", "x", "99999999999999999999", "+1"])
    func `a version that is no number is refused`(version: String) throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(try site.get("\(share.path)?version=\(version)").status == .badRequest)
        #expect(try site.open("\(share.page)?version=\(version)").status == .badRequest)
    }

    @Test func `a version that is not there is not found`() throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(try site.get("\(share.path)?version=2").status == .notFound)
        let page = try site.open("\(share.page)?version=2").text
        #expect(page.contains("This preview has no such version."))
        #expect(page.contains("href=\"\(share.page)\">Open the latest version<"))
    }

    @Test func `a full store takes no more and says so`() throws {
        var limits = StoreLimits()
        limits.totalBytes = 1
        let response = try ShareSite(limits: limits).send(.post, "/api/previews", ShareSite.story)
        #expect(response.status == .insufficientStorage)
        #expect(response.headers.text(.retryAfter) != nil)
    }

    @Test func `without a store nothing is shared, and the rest works`() throws {
        let site = try #require(site)
        let refused = site.respond(to: try Request(.post, "/api/previews", body: Array(ShareSite.story.utf8)))
        #expect(refused.status == .notImplemented)
        #expect(try site.respond(to: Request(.get, "/p")).status == .ok)
        #expect(try site.respond(to: Request(.get, "/health")).status == .ok)
    }
}
