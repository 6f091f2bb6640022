import Foundation
import ShareStore
import Testing
import WebServer

@testable import PreviewServer

struct StatisticsTests {
    private func report(_ site: ShareSite, _ share: SharedPreview, _ body: String, _ headers: Headers = [:]) throws
        -> Response
    {
        try site.send(.post, "\(share.path)/events", body, headers)
    }

    private func statistics(_ site: ShareSite, _ share: SharedPreview) throws -> [String: Any] {
        try site.get("\(share.path)/statistics", share.asOwner).json()
    }

    @Test func `what pages report is counted by version and page`() throws {
        let site = try ShareSite()
        let share = try site.share()
        let watched =
            #"{"session": "a", "sequence": 0, "version": 1, "events": [{"event": "didStart"}, {"event": "didShow", "index": 0}, {"event": "didShow", "index": 1}, {"event": "didTapAction", "index": 1}, {"event": "didFinish"}]}"#
        #expect(try report(site, share, watched, [.contentType: "text/plain;charset=UTF-8"]).status == .accepted)
        #expect(try report(site, share, watched).status == .accepted)
        _ = try report(
            site, share, #"{"session": "b", "sequence": 0, "version": 1, "events": [{"event": "didShow", "index": 0}]}"#
        )
        let all = try statistics(site, share)
        #expect(all["sessions"] as? Int == 2)
        #expect(all["completions"] as? Int == 1)
        #expect(all["impressions"] as? Int == 3)
        #expect(all["buttonTaps"] as? Int == 1)
        let pages = try #require((all["versions"] as? [[String: Any]])?.first?["pages"] as? [[String: Int]])
        #expect(
            pages == [
                ["index": 0, "impressions": 2, "buttonTaps": 0, "stops": 1],
                ["index": 1, "impressions": 1, "buttonTaps": 1, "stops": 0],
            ])
    }

    @Test func `a batch without a sequence or version counts each time, for the latest`() throws {
        let site = try ShareSite()
        let share = try site.share()
        for _ in 1...2 {
            _ = try report(site, share, #"{"session": "a", "events": [{"event": "didShow", "index": 0}]}"#)
            site.clock.advance(seconds: 1)
        }
        #expect(try statistics(site, share)["impressions"] as? Int == 2)
    }

    @Test func `nothing but a report counts`() throws {
        let site = try ShareSite()
        let share = try site.share()
        for target in [share.page, share.path, "\(share.page)?embed=1", "\(share.page)/card.jpg"] {
            _ = try site.send(.get, target)
            _ = try site.send(.head, target)
        }
        let all = try statistics(site, share)
        #expect(all["opens"] as? Int == 0)
        #expect(all["sessions"] as? Int == 0)
    }

    @Test(arguments: [
        "", "[]", #"{"events": []}"#, #"{"session": "", "events": []}"#, #"{"session": "a b", "events": []}"#,
        #"{"session": "é", "events": []}"#, #"{"session": "a"}"#, #"{"session": "a", "events": {}}"#,
        #"{"session": "a", "events": [{"event": "didBoast"}]}"#, #"{"session": "a", "events": [7]}"#,
        #"{"session": "a", "events": [{"event": "didShow"}]}"#, #"{"session": "a", "sequence": -1, "events": []}"#,
        #"{"session": "a", "events": [{"event": "didShow", "index": 1e9}]}"#, #"{"session": 7, "events": []}"#,
    ])
    func `a report that cannot be used is refused`(body: String) throws {
        let site = try ShareSite()
        #expect(try report(site, try site.share(), body).status == .badRequest)
    }

    @Test func `a report has so many events, and a session so many characters`() throws {
        let site = try ShareSite()
        let share = try site.share()
        let events = Array(repeating: #"{"event": "didFinish"}"#, count: 101).joined(separator: ",")
        #expect(try report(site, share, "{\"session\": \"a\", \"events\": [\(events)]}").status == .contentTooLarge)
        let long = String(repeating: "a", count: 65)
        #expect(try report(site, share, "{\"session\": \"\(long)\", \"events\": []}").status == .badRequest)
    }

    @Test func `pages that are not there count nothing`() throws {
        let site = try ShareSite()
        let share = try site.share()
        #expect(
            try report(site, share, #"{"session": "a", "events": [{"event": "didShow", "index": 9}]}"#).status
                == .accepted)
        #expect(try statistics(site, share)["impressions"] as? Int == 0)
        #expect(try report(site, share, #"{"session": "a", "version": 9, "events": []}"#).status == .notFound)
    }

    @Test func `charts have a table that says the same`() throws {
        let site = try ShareSite()
        let share = try site.share()
        _ = try report(site, share, #"{"session": "a", "version": 1, "events": [{"event": "didShow", "index": 0}]}"#)
        let charts = try site.get("\(share.path)/charts", share.asOwner)
        #expect(charts.headers.text(.contentType) == "text/html; charset=utf-8")
        #expect(charts.text.contains(#"<svg viewBox="0 0 312 40""#))
        #expect(charts.text.contains(#"<tr><th scope="row">1</th><td>1</td><td>1</td><td>0</td></tr>"#))
        #expect(charts.text.firstMatch(of: /<style|\sstyle=|<script|\son[a-z]+=/) == nil)
        #expect(try site.get("\(share.path)/charts").status == .unauthorized)
        #expect(try site.get("\(share.path)/statistics").status == .unauthorized)
    }
}
