/// The embedded store: one SQLite file, which this process has for itself.
package final class SQLiteShareStore: ShareStore {
    let database: SQLiteDatabase
    let limits: StoreLimits
    let environment: StoreEnvironment

    /// Opens the file at that path, or makes it; its folder must exist.
    package convenience init(
        path: String, limits: StoreLimits = StoreLimits(), environment: StoreEnvironment = StoreEnvironment()
    ) throws(StoreFailure) {
        try self.init(path: path, limits: limits, environment: environment, migrations: Migration.all)
    }

    init(
        path: String, limits: StoreLimits, environment: StoreEnvironment, migrations: [Migration]
    ) throws(StoreFailure) {
        self.limits = limits
        self.environment = environment
        database = try SQLiteDatabase(path: path, migrations: migrations, now: environment.now())
    }

    /// Runs the body on a share that exists.
    func read<Value>(
        _ id: ShareID, _ body: (SQLiteConnection, ShareRow) throws(StoreFailure) -> Outcome<Value>
    ) throws(StoreFailure) -> Outcome<Value> {
        try database.read { (connection) throws(StoreFailure) in
            guard let row = try ShareRow(id, connection) else { return .refused(.notFound) }
            return try body(connection, row)
        }
    }

    /// Runs the body in a transaction on a share that exists.
    func write<Value>(
        _ id: ShareID, _ body: (SQLiteConnection, ShareRow) throws(StoreFailure) -> Outcome<Value>
    ) throws(StoreFailure) -> Outcome<Value> {
        try database.write { (connection) throws(StoreFailure) in
            guard let row = try ShareRow(id, connection) else { return .refused(.notFound) }
            return try body(connection, row)
        }
    }

    /// As `write`, for the owner alone.
    func write<Value>(
        _ id: ShareID, owner: SecretToken,
        _ body: (SQLiteConnection, ShareRow) throws(StoreFailure) -> Outcome<Value>
    ) throws(StoreFailure) -> Outcome<Value> {
        try write(id) { (connection, row) throws(StoreFailure) in
            guard row.owner.matches(owner) else { return .refused(.wrongOwner) }
            return try body(connection, row)
        }
    }

    /// A share's row as it is after a change.
    func changed(_ row: ShareRow, _ connection: SQLiteConnection) throws(StoreFailure) -> Outcome<Share> {
        try connection.run("UPDATE shares SET revision = revision + 1 WHERE number = ?", .integer(row.number))
        guard let row = try ShareRow(row.share.id, connection) else { return .refused(.notFound) }
        return .done(row.share)
    }
}
