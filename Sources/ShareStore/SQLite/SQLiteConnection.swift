import CSQLite
import Glibc

/// A connection with its prepared statements; the one file that knows SQLite's pointers.
///
/// `@unchecked`: whoever holds it uses it on one thread at a time.
final class SQLiteConnection: @unchecked Sendable {
    private let database: OpaquePointer
    private var statements: [String: OpaquePointer] = [:]

    init(path: String, isReadOnly: Bool) throws(StoreFailure) {
        var database: OpaquePointer?
        let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
        let flags = access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &database, flags, nil)
        guard let database, code == SQLITE_OK else {
            let failure = StoreFailure(code: code, database)
            sqlite3_close(database)
            throw failure
        }
        self.database = database
        sqlite3_busy_timeout(database, 5000)
    }

    deinit {
        for statement in statements.values { sqlite3_finalize(statement) }
        sqlite3_close(database)
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { sqlite3_get_autocommit(database) == 0 }

    /// The last row's number that was added.
    var lastRow: Int { Int(sqlite3_last_insert_rowid(database)) }

    /// Carries out several statements without values.
    func script(_ sql: String) throws(StoreFailure) {
        let code = sqlite3_exec(database, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw StoreFailure(code: code, database) }
    }

    /// Carries out one statement; how many rows it changed.
    @discardableResult
    func run(_ sql: String, _ values: SQLiteValue...) throws(StoreFailure) -> Int {
        _ = try steps(sql, values) { _ in }
        return Int(sqlite3_changes(database))
    }

    /// All rows of one statement.
    func rows<Result>(
        _ sql: String, _ values: SQLiteValue..., read: (SQLiteRow) -> Result
    ) throws(StoreFailure) -> [Result] {
        try steps(sql, values, read)
    }

    /// The first row of one statement.
    func row<Result>(
        _ sql: String, _ values: SQLiteValue..., read: (SQLiteRow) -> Result
    ) throws(StoreFailure) -> Result? {
        try steps(sql, values, read).first
    }

    private func steps<Result>(
        _ sql: String, _ values: [SQLiteValue], _ read: (SQLiteRow) -> Result
    ) throws(StoreFailure) -> [Result] {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { try bind(value, to: statement, Int32(index + 1)) }
        var results: [Result] = []
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return results }
            guard code == SQLITE_ROW else { throw StoreFailure(code: code, database) }
            results.append(read(SQLiteRow(statement: statement)))
        }
    }

    private func prepared(_ sql: String) throws(StoreFailure) -> OpaquePointer {
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard let statement, code == SQLITE_OK else { throw StoreFailure(code: code, database) }
        statements[sql] = statement
        return statement
    }

    private func bind(_ value: SQLiteValue, to statement: OpaquePointer, _ index: Int32) throws(StoreFailure) {
        let code =
            switch value {
            case .null: sqlite3_bind_null(statement, index)
            case .integer(let integer): sqlite3_bind_int64(statement, index, Int64(integer))
            case .text(let text): storyproof_bind_text(statement, index, text, Int32(clamping: text.utf8.count))
            // An empty array has no address, which SQLite would take for NULL.
            case .blob(let bytes) where bytes.isEmpty: sqlite3_bind_zeroblob(statement, index, 0)
            case .blob(let bytes): storyproof_bind_blob(statement, index, bytes, Int32(clamping: bytes.count))
            }
        guard code == SQLITE_OK else { throw StoreFailure(code: code, database) }
    }
}

/// A value of a statement.
enum SQLiteValue {
    case null
    case integer(Int)
    case text(String)
    case blob([UInt8])

    init(_ integer: Int?) { self = integer.map(Self.integer) ?? .null }
    init(_ text: String?) { self = text.map(Self.text) ?? .null }
    init(_ bytes: [UInt8]?) { self = bytes.map(Self.blob) ?? .null }
    init(_ time: UnixTime?) { self = time.map { .integer(Int($0.milliseconds)) } ?? .null }
}

/// A statement's current row, to be read at once. Columns count from 0.
struct SQLiteRow {
    fileprivate let statement: OpaquePointer

    private func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

    func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func integerOrNil(_ column: Int32) -> Int? { isNull(column) ? nil : integer(column) }

    func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(statement, column) else { return "" }
        let count = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    func textOrNil(_ column: Int32) -> String? { isNull(column) ? nil : text(column) }

    func blob(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, column) else { return [] }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
    }

    func time(_ column: Int32) -> UnixTime { UnixTime(milliseconds: sqlite3_column_int64(statement, column)) }

    func timeOrNil(_ column: Int32) -> UnixTime? { isNull(column) ? nil : time(column) }
}

extension StoreFailure {
    /// What SQLite's extended result code means for the store (sqlite.org/rescode.html).
    fileprivate init(code: Int32, _ database: OpaquePointer?) {
        let system = database.map { sqlite3_system_errno($0) } ?? 0
        self =
            switch code & 0xff {
            case SQLITE_FULL: .diskFull
            case SQLITE_READONLY: .readOnly
            case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt
            case SQLITE_BUSY, SQLITE_LOCKED: .locked
            case SQLITE_NOMEM: .outOfMemory
            case SQLITE_IOERR where Self.isTelling(system), SQLITE_CANTOPEN where Self.isTelling(system):
                StoreFailure(systemError: system)
            default: .failed(code: Int(code))
            }
    }

    private static func isTelling(_ systemError: Int32) -> Bool {
        if case .system = StoreFailure(systemError: systemError) { return false }
        return true
    }
}
