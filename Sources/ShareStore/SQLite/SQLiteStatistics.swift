/// What share pages report, kept as sums.
extension SQLiteShareStore {
    package func record(_ batch: EventBatch, of id: ShareID) throws(StoreFailure) -> Refusal? {
        try write(id) { (connection, row) throws(StoreFailure) -> Outcome<Void> in
            if let refusal = row.share.refusal(at: environment.now()) { return .refused(refusal) }
            let pageCount = try connection.row(
                "SELECT page_count FROM versions WHERE share = ? AND number = ?", .integer(row.number),
                .integer(batch.version)
            ) { $0.integer(0) }
            guard let pageCount else { return .refused(.noSuchVersion) }
            if try !hasRoom(for: 0, connection) { return .refused(.storeFull) }
            let place = SessionPlace(share: row.number, version: batch.version, session: batch.session)
            let known = try session(place, connection)
            var session = known ?? PlaybackSession()
            guard let tally = session.take(batch, pageCount: pageCount) else { return .done(()) }
            try save(session, place, connection)
            try add(tally, sessions: known == nil ? 1 : 0, place, connection)
            return .done(())
        }.refusal
    }

    private struct SessionPlace {
        let share: SQLiteValue
        let version: SQLiteValue
        /// A hash, so that what a page made up has one short form and cannot be read back.
        let key: SQLiteValue

        init(share: Int, version: Int, session: String) {
            self.share = .integer(share)
            self.version = .integer(version)
            key = .blob(Array(Sodium.hash(Array(session.utf8)).prefix(16)))
        }
    }

    private func session(
        _ place: SessionPlace, _ connection: SQLiteConnection
    ) throws(StoreFailure) -> PlaybackSession? {
        try connection.row(
            """
            SELECT highest, seen, last_page, has_opened, has_finished, has_fallen_back
            FROM sessions WHERE share = ? AND version = ? AND key = ?
            """, place.share, place.version, place.key
        ) {
            PlaybackSession(
                window: SequenceWindow(highest: $0.integer(0), seen: UInt64(bitPattern: Int64($0.integer(1)))),
                lastPage: $0.integerOrNil(2), hasOpened: $0.integer(3) != 0, hasFinished: $0.integer(4) != 0,
                hasFallenBack: $0.integer(5) != 0)
        }
    }

    private func save(
        _ session: PlaybackSession, _ place: SessionPlace, _ connection: SQLiteConnection
    ) throws(StoreFailure) {
        try connection.run(
            """
            INSERT OR REPLACE INTO sessions
            (share, version, key, touched, highest, seen, last_page, has_opened, has_finished, has_fallen_back)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, place.share, place.version, place.key, SQLiteValue(environment.now()),
            .integer(session.window.highest), .integer(Int(bitPattern: UInt(session.window.seen))),
            SQLiteValue(session.lastPage), .integer(session.hasOpened ? 1 : 0),
            .integer(session.hasFinished ? 1 : 0), .integer(session.hasFallenBack ? 1 : 0))
    }

    private func add(
        _ tally: PlaybackSession.Tally, sessions: Int, _ place: SessionPlace, _ connection: SQLiteConnection
    ) throws(StoreFailure) {
        try connection.run(
            """
            UPDATE version_counts SET opens = opens + ?, sessions = sessions + ?, completions = completions + ?,
                fallbacks = fallbacks + ?
            WHERE share = ? AND version = ?
            """, .integer(tally.opens), .integer(sessions), .integer(tally.completions), .integer(tally.fallbacks),
            place.share, place.version)
        for (page, counts) in tally.pages {
            try connection.run(
                """
                INSERT INTO page_counts (share, version, page, impressions, taps, stops) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT DO UPDATE SET impressions = impressions + excluded.impressions,
                    taps = taps + excluded.taps, stops = stops + excluded.stops
                """, place.share, place.version, .integer(page), .integer(counts.impressions), .integer(counts.taps),
                .integer(counts.stops))
        }
    }

    package func statistics(
        of id: ShareID, owner: SecretToken
    ) throws(StoreFailure) -> Outcome<[VersionStatistics]> {
        try read(id) { (connection, row) throws(StoreFailure) in
            guard row.owner.matches(owner) else { return .refused(.wrongOwner) }
            var pages: [Int: [Int: PageStatistics]] = [:]
            _ = try connection.rows(
                "SELECT version, page, impressions, taps, stops FROM page_counts WHERE share = ?",
                .integer(row.number)
            ) {
                pages[$0.integer(0), default: [:]][$0.integer(1)] = PageStatistics(
                    impressions: $0.integer(2), taps: $0.integer(3), stops: $0.integer(4))
            }
            let versions = try connection.rows(
                """
                SELECT number, page_count, opens, sessions, completions, fallbacks
                FROM versions JOIN version_counts USING (share) WHERE share = ? AND number = version ORDER BY number
                """, .integer(row.number)
            ) { version in
                let counted = pages[version.integer(0)] ?? [:]
                return VersionStatistics(
                    version: version.integer(0), opens: version.integer(2), sessions: version.integer(3),
                    completions: version.integer(4), fallbacks: version.integer(5),
                    pages: (0..<version.integer(1)).map { counted[$0] ?? PageStatistics() })
            }
            return .done(versions)
        }
    }
}
