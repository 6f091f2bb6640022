import Foundation
import Testing
import WebServer

@testable import PreviewServer

struct ReviewEndpointTests {
    @Test func `a review is bound to what was looked at`() throws {
        let site = try ShareSite()
        let share = try site.share()
        let hash = try site.get(share.path).json()["contentHash"] as? String
        _ = try site.send(.put, share.path, "[]", share.asOwner)
        let response = try site.review(share, ["text": "Fine", "page": 1, "version": 1])
        #expect(response.status == .created)
        let review = try response.json()
        #expect(review["id"] as? Int == 1)
        #expect((review["reviewerKey"] as? String)?.count == 43)
        #expect(review["contentHash"] as? String == hash)
        let listed = try #require(try site.get(share.path).json()["reviews"] as? [[String: Any]])
        #expect(listed.count == 1)
        #expect(listed.first?["version"] as? Int == 1)
        #expect(listed.first?["page"] as? Int == 1)
        #expect(listed.first?["verdict"] as? String == "approved")
        #expect(listed.first?["name"] as? String == "Ada")
        #expect(listed.first?["reviewerKey"] == nil)
    }

    @Test func `a review shows on the page that was opened before`() throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(try !site.open(share.page).text.contains("Larger, please"))
        _ = try site.review(share, ["verdict": "comment", "text": "Larger, please"])
        #expect(try site.open(share.page).text.contains("Larger, please"))
    }

    @Test func `a verdict is taken back by who gave it, and the history stays`() throws {
        let site = try ShareSite()
        let share = try site.share()
        let first = try site.review(share, [:]).json()
        func bearer(_ review: [String: Any]) throws -> HeaderValue {
            let key = try #require(review["reviewerKey"] as? String)
            return try #require(HeaderValue("Bearer \(key)"))
        }
        let key = try bearer(first)
        let other = try site.review(share, [:]).json()
        let stranger = try bearer(other)
        #expect(try site.send(.delete, "\(share.path)/reviews/1").status == .unauthorized)
        #expect(try site.send(.delete, "\(share.path)/reviews/1", "", [.authorization: stranger]).status == .forbidden)
        #expect(try site.send(.delete, "\(share.path)/reviews/9", "", [.authorization: key]).status == .notFound)
        #expect(try site.send(.delete, "\(share.path)/reviews/x", "", [.authorization: key]).status == .notFound)
        let back = try site.send(.delete, "\(share.path)/reviews/1", "", [.authorization: key])
        #expect(back.status == .ok)
        #expect(try back.json()["withdraws"] as? Int == 1)
        #expect(try site.send(.delete, "\(share.path)/reviews/1", "", [.authorization: key]).status == .conflict)
        let reviews = try #require(try site.get(share.path).json()["reviews"] as? [[String: Any]])
        #expect(reviews.compactMap { $0["stands"] as? Bool } == [false, true, false])
        #expect(reviews.last?["verdict"] as? String == "withdrawal")
    }

    @Test(arguments: ["bearer", "member"])
    func `a later verdict of the same tab replaces the earlier one`(way: String) throws {
        let site = try ShareSite()
        let share = try site.share()
        let key = try #require(try site.review(share, [:]).json()["reviewerKey"] as? String)
        let again =
            way == "bearer"
            ? try site.review(
                share, ["verdict": "changesRequested"], [.authorization: HeaderValue("Bearer \(key)") ?? ""])
            : try site.review(share, ["verdict": "changesRequested", "reviewerKey": key])
        #expect(again.status == .created)
        #expect(try again.json()["reviewerKey"] as? String == key)
        let reviews = try #require(try site.get(share.path).json()["reviews"] as? [[String: Any]])
        #expect(reviews.compactMap { $0["stands"] as? Bool } == [false, true])
    }

    @Test(
        arguments: [
            ("verdict", "great"), ("verdict", 1), ("verdict", NSNull()), ("name", " "), ("name", NSNull()),
            ("name", ["x"]),
            ("version", 0), ("version", "1"), ("version", 1.5), ("version", NSNull()), ("page", -1), ("page", "2"),
            ("text", 7), ("reviewerKey", 1),
        ] as [(String, any Sendable)])
    func `a member that cannot be used is refused by name`(member: String, value: any Sendable) throws {
        let site = try ShareSite()
        let response = try site.review(try site.share(), [member: value])
        #expect(response.status == .badRequest)
        #expect(try response.json()["member"] as? String == member)
    }

    @Test(arguments: ["", "[]", "\"x\"", "{", "{\"verdict\": "])
    func `a body that is no object is refused`(body: String) throws {
        let site = try ShareSite()
        #expect(try site.send(.post, "\(try site.share().path)/reviews", body).status == .badRequest)
    }

    @Test func `a comment needs a text, a page and a version that are there`() throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(try site.review(share, ["verdict": "comment"]).status == .badRequest)
        #expect(try site.review(share, ["page": 2]).status == .unprocessableContent)
        #expect(try site.review(share, ["version": 2]).status == .notFound)
        #expect(try site.review(share, ["reviewerKey": "x"]).status == .forbidden)
    }

    @Test func `a text has at most 64 KiB`() throws {
        let site = try ShareSite()
        let share = try site.share()
        let most = String(repeating: "x", count: 64 * 1024)
        #expect(try site.review(share, ["text": most]).status == .created)
        let refused = try site.review(share, ["text": most + "x"])
        #expect(refused.status == .contentTooLarge)
        #expect(try refused.json()["limit"] as? Int == 65_536)
        #expect(try site.review(share, ["name": String(repeating: "x", count: 257)]).status == .contentTooLarge)
    }

    @Test func `nobody reviews what is revoked or was never there`() throws {
        let site = try ShareSite()
        let share = try site.share()
        _ = try site.send(.delete, share.path, "", share.asOwner)
        #expect(try site.review(share, [:]).status == .gone)
        let none = SharedPreview(id: String(repeating: "A", count: 24), owner: share.owner)
        #expect(try site.review(none, [:]).status == .notFound)
    }

    @Test func `the owner takes reviews along as CSV, in which no cell is a formula`() throws {
        let site = try ShareSite()
        let share = try site.share()
        _ = try site.review(share, ["name": "=HYPERLINK(1)", "text": "a \"b\",\r\nc", "page": 1])
        _ = try site.review(share, ["name": "@x\"\u{301}", "text": "\tx"])
        let csv = try site.get("\(share.path)/reviews.csv", share.asOwner)
        #expect(csv.headers.text(.contentType) == "text/csv; charset=utf-8")
        #expect(csv.headers.text(.contentDisposition)?.hasPrefix("attachment; filename=") == true)
        let hash = try #require(try site.get(share.path).json()["contentHash"] as? String)
        #expect(
            csv.text == "number,version,pageNumber,verdict,withdraws,name,text,contentHash,createdAt,stands\r\n"
                + "1,1,2,approved,,'=HYPERLINK(1),\"a \"\"b\"\",\r\nc\",\(hash),2027-01-15T08:00:00Z,true\r\n"
                + "2,1,,approved,,\"'@x\"\"\u{301}\",'\tx,\(hash),2027-01-15T08:00:00Z,true\r\n")
        let json = try site.get("\(share.path)/reviews.json", share.asOwner)
        #expect(try JSONSerialization.jsonObject(with: Data(json.body)) as? [Any] != nil)
    }

    @Test func `the owner sees who said what of which version`() throws {
        let site = try ShareSite()
        let share = try site.share(ShareSite.story, "?webhook=https://a.test/hook")
        _ = try site.review(share, [:])
        _ = try site.review(share, ["verdict": "changesRequested", "name": "Bob"])
        let owner = try site.get("\(share.path)/owner", share.asOwner).json()
        let version = try #require((owner["versions"] as? [[String: Any]])?.first)
        #expect(version["version"] as? Int == 1)
        #expect(version["pageCount"] as? Int == 2)
        #expect((version["verdicts"] as? [String: Int]) == ["approved": 1, "changesRequested": 1, "comments": 0])
        #expect((owner["reviews"] as? [[String: Any]])?.compactMap { $0["name"] as? String } == ["Ada", "Bob"])
        let webhook = try #require(owner["webhook"] as? [String: Any])
        #expect(webhook["url"] as? String == "https://a.test/hook")
        #expect((webhook["secret"] as? String)?.count == 43)
        #expect(webhook["state"] as? String == "pending")
    }
}
