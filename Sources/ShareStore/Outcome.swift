/// What came of a call that the store could carry out: its result, or why this share does not allow it.
package enum Outcome<Value: Sendable>: Sendable {
    case done(Value)
    case refused(Refusal)

    /// The result; nil where it was refused.
    package var value: Value? {
        if case .done(let value) = self { return value }
        return nil
    }

    /// Why it was refused; nil where it was done.
    package var refusal: Refusal? {
        if case .refused(let refusal) = self { return refusal }
        return nil
    }
}

/// Why a share does not allow a call.
package enum Refusal: Equatable, Sendable {
    case notFound
    /// Its owner has taken it back, for good.
    case revoked
    /// Its time is over; its owner may extend it until it is purged.
    case expired
    case wrongOwner
    case wrongPassphrase
    case noSuchVersion
    /// The version has no page of this index.
    case noSuchPage
    case noSuchReview
    /// The review was written by somebody else.
    case wrongReviewer
    /// The review has been withdrawn already, or is itself a withdrawal.
    case notWithdrawable
    case tooManyVersions(limit: Int)
    case tooManyReviews
    case textTooLong(maxBytes: Int)
    /// Room is made by deleting shares, or when shares expire.
    case storeFull
}
