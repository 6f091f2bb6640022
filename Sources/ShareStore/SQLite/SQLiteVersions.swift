/// Versions, and the views that show them.
extension SQLiteShareStore {
    package func add(
        _ content: VersionContent, to id: ShareID, owner: SecretToken
    ) throws(StoreFailure) -> Outcome<Share> {
        try write(id, owner: owner) { (connection, row) throws(StoreFailure) in
            if let refusal = row.share.refusal(at: environment.now()) { return .refused(refusal) }
            let number = row.share.latestVersion + 1
            guard number <= limits.versionsOfShare else {
                return .refused(.tooManyVersions(limit: limits.versionsOfShare))
            }
            if try !hasRoom(for: content.byteCount, connection) { return .refused(.storeFull) }
            try insert(content, number: number, share: row.number, connection)
            try connection.run(
                "UPDATE shares SET latest_version = ? WHERE number = ?", .integer(number), .integer(row.number))
            return try changed(row, connection)
        }
    }

    func insert(
        _ content: VersionContent, number: Int, share: Int, _ connection: SQLiteConnection
    ) throws(StoreFailure) {
        try connection.run(
            """
            INSERT INTO versions (share, number, created, page_count, content_hash, options, payload, timeline)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, .integer(share), .integer(number), SQLiteValue(environment.now()), .integer(content.pageCount),
            .text(content.hash), .text(content.options), .blob(content.payload), .blob(content.timeline))
        try connection.run(
            "INSERT INTO version_counts (share, version) VALUES (?, ?)", .integer(share), .integer(number))
    }

    package func view(of id: ShareID, version: Int?) throws(StoreFailure) -> Outcome<ShareView> {
        try read(id) { (connection, row) throws(StoreFailure) in
            if let refusal = row.share.refusal(at: environment.now()) { return .refused(refusal) }
            let number = version ?? row.share.latestVersion
            guard let version = try self.version(number, of: row, connection) else {
                return .refused(.noSuchVersion)
            }
            let reviews = try history(of: row, connection).reviews
            return .done(ShareView(share: row.share, version: version, reviews: reviews))
        }
    }

    private func version(
        _ number: Int, of share: ShareRow, _ connection: SQLiteConnection
    ) throws(StoreFailure) -> Version? {
        try connection.row(
            """
            SELECT payload, options, timeline, page_count, content_hash, created
            FROM versions WHERE share = ? AND number = ?
            """, .integer(share.number), .integer(number)
        ) {
            Version(
                number: number,
                content: VersionContent(
                    payload: $0.blob(0), options: $0.text(1), timeline: $0.blob(2), pageCount: $0.integer(3)),
                contentHash: $0.text(4), createdAt: $0.time(5))
        }
    }

    package func ownerView(of id: ShareID, owner: SecretToken) throws(StoreFailure) -> Outcome<OwnerView> {
        try read(id) { (connection, row) throws(StoreFailure) in
            guard row.owner.matches(owner) else { return .refused(.wrongOwner) }
            let history = try history(of: row, connection)
            let counts = history.countsByVersion
            let versions = try connection.rows(
                """
                SELECT number, content_hash, created, page_count, opens
                FROM versions JOIN version_counts USING (share) WHERE share = ? AND number = version ORDER BY number
                """, .integer(row.number)
            ) {
                VersionSummary(
                    number: $0.integer(0), contentHash: $0.text(1), createdAt: $0.time(2), pageCount: $0.integer(3),
                    opens: $0.integer(4), verdicts: counts[$0.integer(0)] ?? VerdictCounts())
            }
            return .done(
                OwnerView(share: row.share, webhook: row.webhook, versions: versions, reviews: history.reviews))
        }
    }
}
