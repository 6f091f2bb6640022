/// What a reviewer says.
package enum Verdict: String, CaseIterable, Sendable {
    case approved, changesRequested, comment
}

/// A review that somebody hands in.
package struct NewReview: Sendable {
    package var version: Int
    /// From 0; nil speaks of the whole.
    package var page: Int?
    package var verdict: Verdict
    /// The reviewer's name.
    package var name: String
    package var text: String
    /// What an earlier review from the same open page was answered with; nil at the first.
    package var reviewer: SecretToken?

    package init(
        version: Int, page: Int? = nil, verdict: Verdict, name: String, text: String = "", reviewer: SecretToken? = nil
    ) {
        self.version = version
        self.page = page
        self.verdict = verdict
        self.name = name
        self.text = text
        self.reviewer = reviewer
    }
}

/// An entry in a share's history of reviews, which is only ever added to.
package struct Review: Equatable, Sendable {
    package enum Act: Equatable, Sendable {
        case verdict(Verdict)
        /// Takes back the entry of that number.
        case withdrawal(of: Int)
    }

    /// From 1, within the share.
    package let number: Int
    package let version: Int
    /// From 0; nil speaks of the whole.
    package let page: Int?
    package let act: Act
    package let name: String
    package let text: String
    /// The content hash of the version that it speaks of.
    package let contentHash: String
    package let createdAt: UnixTime
    /// The same for all that was written from one open page.
    package let reviewer: TokenHash
    /// Whether it was neither withdrawn nor replaced by a later verdict; false for a withdrawal.
    package internal(set) var stands: Bool
}

/// A review as it was added.
package struct AddedReview: Sendable {
    package let review: Review
    /// The share as it is now.
    package let share: Share
    /// Lets this reviewer take the review back.
    package let reviewer: SecretToken
    /// Who is to be told of it.
    package let webhook: Webhook?
}

/// How many verdicts stand.
package struct VerdictCounts: Equatable, Sendable {
    package internal(set) var approved = 0
    package internal(set) var changesRequested = 0
    package internal(set) var comments = 0
}
