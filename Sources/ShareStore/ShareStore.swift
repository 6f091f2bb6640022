/// Keeps shares, their versions, reviews and statistics. Every call may be made from any thread and returns when the
/// work is done; what a call has acknowledged is on the disk.
///
/// A failure of the store is thrown; what a share does not allow is a value. Checks are made in this order: the share
/// exists, the owner is right, it is not revoked, it has not expired, then what the call is about.
package protocol ShareStore: Sendable {
    // MARK: Readers

    /// Makes a share with its first version.
    func create(_ share: NewShare, _ content: VersionContent) throws(StoreFailure) -> Outcome<CreatedShare>

    /// A share without its versions, for a cheap look at its revision.
    func share(_ id: ShareID) throws(StoreFailure) -> Outcome<Share>

    /// What a reader sees; the latest version where none is named.
    func view(of id: ShareID, version: Int?) throws(StoreFailure) -> Outcome<ShareView>

    /// Nil where the passphrase is right or none is needed. Takes about a tenth of a second and 64 MiB.
    func check(_ passphrase: Passphrase, of id: ShareID) throws(StoreFailure) -> Refusal?

    /// Adds to the history of reviews.
    func add(_ review: NewReview, to id: ShareID) throws(StoreFailure) -> Outcome<AddedReview>

    /// Adds a withdrawal to the history, for the reviewer who wrote that review.
    func withdraw(review number: Int, of id: ShareID, reviewer: SecretToken) throws(StoreFailure)
        -> Outcome<AddedReview>

    /// Adds to the sums; nil also where the batch was counted before.
    func record(_ batch: EventBatch, of id: ShareID) throws(StoreFailure) -> Refusal?

    /// The picture that link previews show of a version; nil where there is none.
    func card(ofVersion version: Int, of id: ShareID) throws(StoreFailure) -> Outcome<[UInt8]?>

    // MARK: Owners

    /// The share with its new version.
    func add(_ content: VersionContent, to id: ShareID, owner: SecretToken) throws(StoreFailure) -> Outcome<Share>

    /// Keeps the picture that link previews show of a version, in place of an earlier one.
    func setCard(_ jpeg: [UInt8], ofVersion version: Int, of id: ShareID, owner: SecretToken) throws(StoreFailure)
        -> Refusal?

    /// Readers are refused from then on, for good.
    func revoke(_ id: ShareID, owner: SecretToken) throws(StoreFailure) -> Outcome<Share>

    /// Moves the end, also of a share that has expired; nil: never.
    func extend(_ id: ShareID, until expiresAt: UnixTime?, owner: SecretToken) throws(StoreFailure) -> Outcome<Share>

    func rename(_ id: ShareID, to name: String, owner: SecretToken) throws(StoreFailure) -> Outcome<Share>

    /// Removes the share with all that belongs to it.
    func delete(_ id: ShareID, owner: SecretToken) throws(StoreFailure) -> Refusal?

    func ownerView(of id: ShareID, owner: SecretToken) throws(StoreFailure) -> Outcome<OwnerView>

    /// One for each version, oldest first.
    func statistics(of id: ShareID, owner: SecretToken) throws(StoreFailure) -> Outcome<[VersionStatistics]>

    // MARK: Housekeeping

    /// Removes at most that many shares that expired before an instant, and as many sessions that have rested for a
    /// day; how many were removed. To be called again until it is 0.
    func purge(expiredBefore instant: UnixTime, atMost count: Int) throws(StoreFailure) -> Int

    func size() throws(StoreFailure) -> StoreSize

    /// Tries to read and to write.
    func status() -> StoreStatus
}
