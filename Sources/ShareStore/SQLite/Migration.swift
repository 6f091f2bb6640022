/// A named step of the schema. Steps are only ever added at the end; what has been released never changes.
struct Migration {
    let name: String
    let sql: String

    /// Marks a file as ours: "Stpf".
    private static let applicationID = 0x5374_7066

    /// Throws where the file is another program's, or knows steps that we do not.
    static func check(_ connection: SQLiteConnection, _ migrations: [Migration]) throws(StoreFailure) {
        let mark = try connection.row("PRAGMA application_id") { $0.integer(0) }
        let tables = try connection.row("SELECT count(*) FROM sqlite_schema") { $0.integer(0) }
        if tables == 0 { return }
        guard mark == applicationID else { throw .foreign }
        let known = migrations.map(\.name)
        guard try known.starts(with: applied(connection)) else { throw .newerSchema }
    }

    /// Carries out the steps that are missing.
    static func apply(
        _ migrations: [Migration], to connection: SQLiteConnection, now: UnixTime
    ) throws(StoreFailure) {
        try connection.script(
            """
            PRAGMA application_id = \(applicationID);
            CREATE TABLE IF NOT EXISTS migrations (
                number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, applied INTEGER NOT NULL
            ) STRICT;
            """)
        for migration in migrations.dropFirst(try applied(connection).count) {
            try connection.script(migration.sql)
            try connection.run(
                "INSERT INTO migrations (name, applied) VALUES (?, ?)", .text(migration.name), SQLiteValue(now))
        }
    }

    private static func applied(_ connection: SQLiteConnection) throws(StoreFailure) -> [String] {
        try connection.rows("SELECT name FROM migrations ORDER BY number") { $0.text(0) }
    }
}
