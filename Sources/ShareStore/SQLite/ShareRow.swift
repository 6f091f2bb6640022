/// A row of the table of shares.
struct ShareRow {
    let number: Int
    let share: Share
    let owner: TokenHash
    let passphrase: String?
    let webhook: Webhook?

    /// Nil where there is no such share.
    init?(_ id: ShareID, _ connection: SQLiteConnection) throws(StoreFailure) {
        let row = try connection.row(
            """
            SELECT number, name, created, expires, revoked, passphrase, owner, webhook_url, webhook_secret,
                latest_version, revision
            FROM shares WHERE id = ?
            """, .text(id.text)
        ) { ShareRow(id, $0) }
        guard let row else { return nil }
        self = row
    }

    private init(_ id: ShareID, _ row: SQLiteRow) {
        number = row.integer(0)
        passphrase = row.textOrNil(5)
        share = Share(
            id: id, name: row.text(1), createdAt: row.time(2), expiresAt: row.timeOrNil(3),
            revokedAt: row.timeOrNil(4), isProtected: passphrase != nil, latestVersion: row.integer(9),
            revision: row.integer(10))
        owner = TokenHash(bytes: row.blob(6))
        webhook = row.textOrNil(7).flatMap { url in
            SecretToken(bytes: row.blob(8)).map { Webhook(url: url, secret: $0) }
        }
    }
}
