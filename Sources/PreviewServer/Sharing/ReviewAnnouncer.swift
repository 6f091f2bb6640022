import ShareStore

/// How the last announcement of a share's reviews went.
enum WebhookState: String, Sendable {
    case idle, pending, delivered, failed
}

/// Tells a share's webhook of reviews.
struct ReviewAnnouncer: Sendable {
    let announce: @Sendable (AddedReview) -> Void
    let state: @Sendable (ShareID) -> WebhookState?

    /// Tells nobody.
    static let silent = ReviewAnnouncer(announce: { _ in }, state: { _ in nil })

    func state(of id: ShareID) -> WebhookState? { state(id) }
}
