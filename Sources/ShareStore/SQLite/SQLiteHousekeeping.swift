/// Room and health.
extension SQLiteShareStore {
    private static let sessionRestSeconds: Int64 = 24 * 60 * 60
    /// About what a share takes, so that trying it shows whether a share could be written.
    private static let probeBytes = 64 * 1024

    package func purge(expiredBefore instant: UnixTime, atMost count: Int) throws(StoreFailure) -> Int {
        let rested = environment.now().adding(seconds: -Self.sessionRestSeconds)
        return try database.write { (connection) throws(StoreFailure) in
            let shares = try connection.run(
                """
                DELETE FROM shares WHERE number IN
                (SELECT number FROM shares WHERE expires < ? ORDER BY expires LIMIT ?)
                """, SQLiteValue(instant), .integer(count))
            let sessions = try connection.run(
                """
                DELETE FROM sessions WHERE (share, version, key) IN
                (SELECT share, version, key FROM sessions WHERE touched < ? ORDER BY touched LIMIT ?)
                """, SQLiteValue(rested), .integer(count))
            return shares + sessions
        }
    }

    package func size() throws(StoreFailure) -> StoreSize {
        let bytes = try database.read { (connection) throws(StoreFailure) in try usedBytes(connection) }
        return StoreSize(bytes: bytes, limitBytes: limits.totalBytes)
    }

    /// Whether that much more may be stored.
    func hasRoom(for bytes: Int, _ connection: SQLiteConnection) throws(StoreFailure) -> Bool {
        try usedBytes(connection) + bytes <= limits.totalBytes
    }

    /// Without the pages that deletions have freed, which are used again.
    private func usedBytes(_ connection: SQLiteConnection) throws(StoreFailure) -> Int {
        func value(_ pragma: String) throws(StoreFailure) -> Int {
            try connection.row("PRAGMA " + pragma) { $0.integer(0) } ?? 0
        }
        return try (value("page_count") - value("freelist_count")) * value("page_size")
    }

    package func status() -> StoreStatus {
        StoreStatus(
            readFailure: failure { () throws(StoreFailure) in
                _ = try database.read { (connection) throws(StoreFailure) in
                    try connection.row("SELECT id FROM shares ORDER BY number DESC LIMIT 1") { $0.text(0) }
                }
            },
            writeFailure: failure { () throws(StoreFailure) in
                _ = try database.write { (connection) throws(StoreFailure) in
                    try connection.run(
                        "INSERT OR REPLACE INTO probe (number, bytes) VALUES (1, zeroblob(?))",
                        .integer(Self.probeBytes))
                }
            })
    }

    private func failure(_ work: () throws(StoreFailure) -> Void) -> StoreFailure? {
        do throws(StoreFailure) {
            try work()
            return nil
        } catch {
            return error
        }
    }
}
