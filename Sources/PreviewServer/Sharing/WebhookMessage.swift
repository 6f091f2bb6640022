import ShareStore
import StoryEngine

/// What a webhook is told of a review.
struct WebhookMessage: Sendable {
    let share: ShareID
    let webhook: Webhook
    let body: [UInt8]

    /// Nil where nobody wants to be told. The page is the share's, absolute.
    init?(_ added: AddedReview, page: String) {
        guard let webhook = added.webhook else { return nil }
        share = added.share.id
        self.webhook = webhook
        var writer = JSONWriter()
        writer.object { json in
            json.member("event", "review")
            json.member("id", added.share.id.text)
            json.member("name", added.share.name)
            json.member("url", page)
            json.member("latestVersion", added.share.latestVersion)
            json.key("review")
            added.review.write(to: &json)
        }
        body = writer.bytes
    }

    /// The message as it is sent at that instant. What is signed is the seconds since 1970, a full stop and the body,
    /// so that nobody can send an old message again as a new one.
    func call(at now: UnixTime) -> WebhookCall {
        let seconds = now.milliseconds / 1000
        let signature = webhook.secret.signature(of: Array("\(seconds).".utf8) + body)
        return WebhookCall(url: webhook.url, body: body, signature: "t=\(seconds),v1=\(signature)")
    }
}

/// A message on its way: JSON by POST.
package struct WebhookCall: Sendable {
    /// The header that bears the signature: `t=` and the seconds, `v1=` and HMAC-SHA-256 in hexadecimal digits, by the
    /// text of the secret that the owner's page shows.
    package static let signatureName = "Storyproof-Signature"

    package let url: String
    package let body: [UInt8]
    package let signature: String
}

/// When a message that did not arrive is sent again.
struct RetrySchedule: Sendable {
    /// Seconds between one try and the next.
    static let standard = RetrySchedule(pauses: [10, 60, 300, 1800, 7200])

    let pauses: [Int64]

    /// When to try again after so many tries; nil: no more.
    func next(afterTries tries: Int, at now: UnixTime) -> UnixTime? {
        pauses.indices.contains(tries - 1) ? now.adding(seconds: pauses[tries - 1]) : nil
    }
}
