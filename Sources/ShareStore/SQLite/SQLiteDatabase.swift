/// One writing connection behind a lock, and as many reading ones as threads read at once. Readers never wait for the
/// writer: the database is in WAL mode.
///
/// `@unchecked`, because only the locks show that no two threads use a connection or `idleReaders` at once.
final class SQLiteDatabase: @unchecked Sendable {
    // Members are released in this order: the writer, last to close, empties the WAL before the file is unlocked.
    private var idleReaders: [SQLiteConnection] = []
    private let writer: SQLiteConnection
    private let file: StoreFile
    private let writerLock = Lock()
    private let readersLock = Lock()

    /// Opens the file, or makes it, and brings its schema up to date.
    init(path: String, migrations: [Migration], now: UnixTime) throws(StoreFailure) {
        file = try StoreFile(path: path)
        writer = try SQLiteConnection(path: file.path, isReadOnly: false)
        try Self.configure(writer)
        try Migration.check(writer, migrations)
        try writer.script("PRAGMA journal_mode = WAL")
        try write { (connection) throws(StoreFailure) in try Migration.apply(migrations, to: connection, now: now) }
    }

    /// Runs the body in a transaction, which is on the disk when this returns, and undone when it throws.
    func write<Result>(_ body: (SQLiteConnection) throws(StoreFailure) -> Result) throws(StoreFailure) -> Result {
        try writerLock.withLock { () throws(StoreFailure) in
            try file.checkPresence()
            return try Self.transaction("BEGIN IMMEDIATE", writer, body)
        }
    }

    /// Runs the body on one state of the database.
    func read<Result>(_ body: (SQLiteConnection) throws(StoreFailure) -> Result) throws(StoreFailure) -> Result {
        let idle = readersLock.withLock { idleReaders.popLast() }
        let reader = if let idle { idle } else { try openReader() }
        let result = try Self.transaction("BEGIN", reader, body)
        // A connection that has failed is not used again.
        readersLock.withLock { idleReaders.append(reader) }
        return result
    }

    private func openReader() throws(StoreFailure) -> SQLiteConnection {
        try file.checkPresence()
        let reader = try SQLiteConnection(path: file.path, isReadOnly: true)
        try Self.configure(reader)
        return reader
    }

    private static func configure(_ connection: SQLiteConnection) throws(StoreFailure) {
        try connection.script(
            """
            PRAGMA trusted_schema = OFF;
            PRAGMA foreign_keys = ON;
            PRAGMA cell_size_check = ON;
            PRAGMA synchronous = FULL;
            """)
    }

    private static func transaction<Result>(
        _ beginning: String, _ connection: SQLiteConnection,
        _ body: (SQLiteConnection) throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        try connection.run(beginning)
        do throws(StoreFailure) {
            let result = try body(connection)
            try connection.run("COMMIT")
            return result
        } catch {
            // SQLite has ended it already after some failures. What undoing could say, the error says better.
            if connection.isInTransaction { _ = try? connection.run("ROLLBACK") }
            throw error
        }
    }
}
