import Foundation
import ShareStore
import Testing
import WebServer

@testable import PreviewServer

struct WebhookTests {
    /// Takes note of calls, and answers as the test wants.
    private final class Hook: Sendable {
        let calls = Guarded<[WebhookCall]>([])
        let isUp = Guarded(true)

        func send(_ call: WebhookCall) -> Bool {
            calls.change { $0.append(call) }
            return isUp.withLock { $0 }
        }
    }

    private func message(_ site: ShareSite, _ page: String = "https://a.test/p/x") throws -> WebhookMessage {
        let content = VersionContent(payload: [], options: "{}", timeline: Array("{}".utf8), pageCount: 1)
        let new = NewShare(name: "Summer", webhookURL: "https://a.test/hook")
        let share = try #require(try site.store.create(new, content).value).share
        let review = NewReview(version: 1, verdict: .approved, name: "Ada", text: "Fine")
        let added = try #require(try site.store.add(review, to: share.id).value)
        return try #require(WebhookMessage(added, page: page))
    }

    @Test func `a message says what was said of what, and is signed with the secret that the owner sees`() throws {
        let site = try ShareSite()
        let message = try message(site)
        let call = message.call(at: UnixTime(milliseconds: 1_800_000_000_999))
        #expect(call.url == "https://a.test/hook")
        let json = try #require(try JSONSerialization.jsonObject(with: Data(call.body)) as? [String: Any])
        #expect(json["event"] as? String == "review")
        #expect(json["url"] as? String == "https://a.test/p/x")
        #expect((json["review"] as? [String: Any])?["name"] as? String == "Ada")
        #expect(!String(decoding: call.body, as: UTF8.self).contains("reviewerKey"))
        let signed = Array("1800000000.".utf8) + call.body
        let expected = Sodium.signature(of: signed, key: Array(message.webhook.secret.text.utf8))
        let digits = expected.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        #expect(call.signature == "t=1800000000,v1=\(digits)")
    }

    @Test func `pauses grow, and end`() {
        let now = UnixTime(milliseconds: 0)
        let pauses = (1...7).map { RetrySchedule.standard.next(afterTries: $0, at: now)?.milliseconds }
        #expect(pauses == [10_000, 60_000, 300_000, 1_800_000, 7_200_000, nil, nil])
    }

    @Test func `a message that does not arrive is sent again, signed anew, until it does`() throws {
        let (site, hook) = (try ShareSite(), Hook())
        let queue = WebhookQueue(now: { site.clock.now }, send: hook.send)
        let message = try message(site)
        #expect(queue.state(of: message.share) == .idle)
        hook.isUp.change { $0 = false }
        queue.add(message)
        #expect(queue.state(of: message.share) == .pending)
        queue.sendDue()
        queue.sendDue()
        #expect(hook.calls.withLock { $0.count } == 1)
        site.clock.advance(seconds: 10)
        queue.sendDue()
        #expect(hook.calls.withLock { $0.count } == 2)
        #expect(Set(hook.calls.withLock { $0.map(\.signature) }).count == 2)
        hook.isUp.change { $0 = true }
        site.clock.advance(seconds: 60)
        queue.sendDue()
        #expect(queue.state(of: message.share) == .delivered)
        site.clock.advance(seconds: 86_400)
        queue.sendDue()
        #expect(hook.calls.withLock { $0.count } == 3)
    }

    @Test func `a webhook that never answers is given up`() throws {
        let (site, hook) = (try ShareSite(), Hook())
        hook.isUp.change { $0 = false }
        let queue = WebhookQueue(now: { site.clock.now }, send: hook.send)
        let message = try message(site)
        queue.add(message)
        for _ in 0..<8 {
            queue.sendDue()
            site.clock.advance(seconds: 7200)
        }
        #expect(queue.state(of: message.share) == .failed)
        #expect(hook.calls.withLock { $0.count } == 6)
    }

    @Test func `too many messages are not kept`() throws {
        let (site, hook) = (try ShareSite(), Hook())
        let queue = WebhookQueue(now: { site.clock.now }, send: hook.send)
        let message = try message(site)
        for _ in 0...WebhookQueue.maxMessages { queue.add(message) }
        #expect(queue.state(of: message.share) == .failed)
        queue.sendDue()
        #expect(hook.calls.withLock { $0.count } == WebhookQueue.maxMessages)
    }

    @Test func `reviews and withdrawals are announced, where there is a webhook`() throws {
        let hook = Hook()
        let site = try ShareSite { $0.sendWebhook = hook.send }
        site.preview.start()
        let (told, untold) = (try site.share(ShareSite.story, "?webhook=https://a.test/hook"), try site.share())
        _ = try site.review(untold, [:])
        let key = try #require(try site.review(told, [:]).json()["reviewerKey"] as? String)
        _ = try site.send(.delete, "\(told.path)/reviews/1", "", [.authorization: HeaderValue("Bearer \(key)") ?? ""])
        let calls = hook.calls.wait { $0.count >= 2 ? $0 : nil }
        let verdicts = try calls.map { call in
            let json = try JSONSerialization.jsonObject(with: Data(call.body)) as? [String: Any]
            return try #require((json?["review"] as? [String: Any])?["verdict"] as? String)
        }
        #expect(verdicts.sorted() == ["approved", "withdrawal"])
    }
}
