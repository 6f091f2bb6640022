/// What is asked of the store to make a share.
package struct NewShare: Sendable {
    /// The campaign's name.
    package var name: String
    /// Nil: never.
    package var expiresAt: UnixTime?
    package var passphrase: Passphrase?
    /// Where reviews are announced.
    package var webhookURL: String?

    package init(
        name: String, expiresAt: UnixTime? = nil, passphrase: Passphrase? = nil, webhookURL: String? = nil
    ) {
        self.name = name
        self.expiresAt = expiresAt
        self.passphrase = passphrase
        self.webhookURL = webhookURL
    }
}

/// A share without its versions.
package struct Share: Equatable, Sendable {
    package let id: ShareID
    package let name: String
    package let createdAt: UnixTime
    package let expiresAt: UnixTime?
    package let revokedAt: UnixTime?
    /// Whether the caller must have checked a passphrase before it shows anything of the share.
    package let isProtected: Bool
    package let latestVersion: Int
    /// Grows with everything that changes what a reader sees: what was made from one revision is right until the next.
    package let revision: Int

    /// Why readers may not see it, or nil.
    package func refusal(at now: UnixTime) -> Refusal? {
        if revokedAt != nil { return .revoked }
        if let expiresAt, expiresAt <= now { return .expired }
        return nil
    }
}

/// A new share, with the secret that is handed out once.
package struct CreatedShare: Sendable {
    package let share: Share
    package let ownerToken: SecretToken
}

/// Where reviews are announced, and the secret that signs the announcement.
package struct Webhook: Sendable {
    package let url: String
    package let secret: SecretToken
}

/// What a reader sees.
package struct ShareView: Sendable {
    package let share: Share
    package var version: Version
    /// Of all versions, oldest first.
    package let reviews: [Review]
}

/// What the owner sees, also of a share that readers no longer may see.
package struct OwnerView: Sendable {
    package let share: Share
    package let webhook: Webhook?
    /// Oldest first.
    package let versions: [VersionSummary]
    /// Of all versions, oldest first.
    package let reviews: [Review]
}
