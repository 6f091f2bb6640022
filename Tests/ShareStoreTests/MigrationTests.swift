import Testing

@testable import ShareStore

@Suite("The schema")
struct MigrationTests {
    @Test("its steps are taken once, in their order, and add to what is there")
    func migrates() throws {
        let folder = try TestFolder()
        let created = try #require(
            SQLiteShareStore(path: folder.database).create(NewShare(name: "Summer"), .example).value)
        let longer =
            Migration.all + [
                Migration(name: "songs", sql: "CREATE TABLE songs (name TEXT) STRICT"),
                Migration(name: "a song", sql: "INSERT INTO songs VALUES ('Blue')"),
            ]
        for _ in 1...2 {
            let store = try SQLiteShareStore(
                path: folder.database, limits: StoreLimits(), environment: StoreEnvironment(), migrations: longer)
            #expect(try store.share(created.share.id).value == created.share)
            let songs = try store.database.read { (connection) throws(StoreFailure) in
                try connection.rows("SELECT name FROM songs") { $0.text(0) }
            }
            #expect(songs == ["Blue"])
        }
    }

    @Test("a step that fails leaves nothing of the steps")
    func undoesFailedSteps() throws {
        let folder = try TestFolder()
        _ = try SQLiteShareStore(path: folder.database)
        let broken =
            Migration.all + [
                Migration(name: "songs", sql: "CREATE TABLE songs (name TEXT) STRICT"),
                Migration(name: "no song", sql: "INSERT INTO song VALUES ('Blue')"),
            ]
        #expect(throws: StoreFailure.failed(code: 1)) {
            try SQLiteShareStore(
                path: folder.database, limits: StoreLimits(), environment: StoreEnvironment(), migrations: broken)
        }
        let store = try SQLiteShareStore(path: folder.database)
        let tables = try store.database.read { (connection) throws(StoreFailure) in
            try connection.rows("SELECT name FROM sqlite_schema WHERE name = 'songs'") { $0.text(0) }
        }
        #expect(tables == [])
    }
}
