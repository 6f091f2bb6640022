import Foundation
import StoryEngine
import Testing
import WebServer

@testable import PreviewServer

struct VersionComparisonTests {
    private func compare(_ from: String, _ to: String) throws -> VersionComparison {
        func timeline(_ payload: String) throws -> StoredTimeline {
            let timeline = try Timeline(of: Array(payload.utf8), options: PreviewOptions())
            return try #require(StoredTimeline(timeline.document()))
        }
        return VersionComparison(from: try timeline(from), to: try timeline(to))
    }

    private func page(_ name: String, _ more: String = "") -> String {
        "{\"image\": \"https://a.test/\(name)\", \"title\": \"\(name)\"\(more)}"
    }

    private func pages(_ names: String) -> String {
        "[\(names.map { page(String($0)) }.joined(separator: ","))]"
    }

    @Test func `the same story has no changes`() throws {
        let comparison = try compare(pages("abc"), pages("abc"))
        #expect(comparison.whole.isEmpty)
        #expect(comparison.pages == (0...2).map { .kept(from: $0, to: $0, changes: []) })
    }

    @Test func `a changed field is named with both values`() throws {
        let comparison = try compare("[\(page("a"))]", "[\(page("a", #", "subtitle": "new", "duration": 2.5"#))]")
        #expect(
            comparison.pages == [
                .kept(
                    from: 0, to: 0,
                    changes: [
                        .init(field: "subtitle", from: nil, to: "\"new\""),
                        .init(field: "duration", from: "5", to: "2.5"),
                    ])
            ])
    }

    @Test(arguments: [
        ("abc", "ac", "a=a b- c=c"), ("ac", "abc", "a=a +b c=c"), ("abc", "xabc", "+x a=a b=b c=c"),
        ("ab", "", "a- b-"), ("", "ab", "+a +b"), ("abc", "cab", "+c a=a b=b c-"), ("abcd", "axyd", "a=a b~x c~y d=d"),
        ("ab", "xyz", "a~x b~y +z"), ("aaa", "aa", "a=a a=a a-"),
    ])
    func `pages are matched by what they show, not by their place`(from: String, to: String, expected: String) throws {
        let comparison = try compare(pages(from), pages(to))
        let (from, to) = (from.map(String.init), to.map(String.init))
        let told = comparison.pages.map { page in
            switch page {
            case .kept(let one, let other, let changes): "\(from[one])\(changes.isEmpty ? "=" : "~")\(to[other])"
            case .added(let index): "+\(to[index])"
            case .removed(let index): "\(from[index])-"
            }
        }
        #expect(told.joined(separator: " ") == expected)
    }

    @Test func `a page that kept its picture or its title is the same page`() throws {
        let retitled = #"[{"image": "https://a.test/x"}, {"image": "https://a.test/a", "title": "new"}]"#
        let comparison = try compare(pages("ab"), retitled)
        #expect(comparison.pages.first == .added(0))
        #expect(
            comparison.pages.dropFirst().first
                == .kept(from: 0, to: 1, changes: [.init(field: "title", from: "\"a\"", to: "\"new\"")]))
    }

    @Test func `the notification and its fallback are compared too`() throws {
        let comparison = try compare(
            #"{"aps": {"alert": "one"}}"#, #"{"aps": {"alert": {"title": "T", "body": "two"}}}"#)
        #expect(
            comparison.whole == [
                .init(field: "fallback.body", from: "\"one\"", to: "\"two\""),
                .init(field: "notification.title", from: nil, to: "\"T\""),
                .init(field: "notification.body", from: "\"one\"", to: "\"two\""),
            ])
    }

    @Test func `very long stories are compared by place`() throws {
        let many = "[\(Array(repeating: page("a"), count: 600).joined(separator: ","))]"
        #expect(try compare(many, many).pages.count == 600)
    }

    @Test func `the page holds both stories and what changed`() throws {
        let site = try ShareSite()
        let share = try site.share(pages("ab"), "?name=%3C/script%3E")
        _ = try site.send(.put, "\(share.path)?loopsAfterLastPage=true", pages("bc"), share.asOwner)
        _ = try site.review(share, ["version": 1])
        let page = try site.open("\(share.page)/compare")
        #expect(page.status == .ok)
        let json = try #require(page.text.firstMatch(of: /id="comparison">(.*?)<\/script>/)?.1)
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect((document["from"] as? [String: Any])?["version"] as? Int == 1)
        #expect(((document["to"] as? [String: Any])?["timeline"] as? [String: Any])?["outcome"] as? String == "stories")
        #expect((document["versions"] as? [[String: Any]])?.count == 2)
        #expect((document["reviews"] as? [[String: Any]])?.count == 1)
        let whole = try #require((document["whole"] as? [[String: Any]])?.first)
        #expect(whole["field"] as? String == "loopsAfterLastPage")
        #expect(whole["to"] as? Bool == true)
        let kinds = (document["pages"] as? [[String: Any]])?.compactMap { $0["kind"] as? String }
        #expect(kinds == ["removed", "same", "added"])
    }

    @Test(arguments: ["?from=0", "?to=x", "?from=1&to=-2"])
    func `a version that is no number is refused`(query: String) throws {
        let site = try ShareSite()
        #expect(try site.open("\(try site.share().page)/compare\(query)").status == .badRequest)
    }

    @Test func `what cannot be compared is refused like the page itself`() throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(try site.open("\(share.page)/compare?to=2").status == .notFound)
        #expect(try site.open("\(share.page)/compare").status == .ok)
        _ = try site.send(.delete, share.path, "", share.asOwner)
        #expect(try site.open("\(share.page)/compare").status == .gone)
        let protected = try site.share(ShareSite.story, "", ["Storyproof-Passphrase": "x"])
        #expect(try site.open("\(protected.page)/compare").headers.text(.location) == protected.page)
    }
}
