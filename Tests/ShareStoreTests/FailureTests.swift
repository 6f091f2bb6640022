import Foundation
import Testing

@testable import ShareStore

@Suite("A store that cannot work says why")
struct FailureTests {
    private func failure(_ path: String) -> StoreFailure? {
        do throws(StoreFailure) {
            _ = try SQLiteShareStore(path: path)
            return nil
        } catch {
            return error
        }
    }

    @Test("a folder that is missing")
    func folderIsMissing() throws {
        let folder = try TestFolder()
        #expect(failure(folder.path + "/none/storyproof.db") == .folderMissing)
    }

    @Test("a file in the folder's place")
    func folderIsFile() throws {
        let folder = try TestFolder()
        try Data("text".utf8).write(to: URL(filePath: folder.database))
        #expect(failure(folder.database + "/storyproof.db") == .folderMissing)
    }

    @Test("a folder in the file's place")
    func fileIsFolder() throws {
        let folder = try TestFolder()
        try FileManager.default.createDirectory(atPath: folder.database, withIntermediateDirectories: false)
        #expect(failure(folder.database) == .foreign)
    }

    @Test("a name that the system does not take")
    func nameIsTooLong() throws {
        let folder = try TestFolder()
        let name = String(repeating: "x", count: 300)
        #expect(failure(folder.path + "/" + name) == .system(errno: Int(ENAMETOOLONG)))
    }

    @Test("a file that is no database")
    func fileIsText() throws {
        let folder = try TestFolder()
        let text = Data(String(repeating: "This is no database. ", count: 500).utf8)
        try text.write(to: URL(filePath: folder.database))
        #expect(failure(folder.database) == .corrupt)
        #expect(try Data(contentsOf: URL(filePath: folder.database)) == text)
    }

    @Test("a database of another program, which stays as it is")
    func fileIsForeign() throws {
        let folder = try TestFolder()
        try Data().write(to: URL(filePath: folder.database))
        try SQLiteConnection(path: folder.database, isReadOnly: false).script("CREATE TABLE songs (name TEXT)")
        let before = try Data(contentsOf: URL(filePath: folder.database))
        #expect(failure(folder.database) == .foreign)
        #expect(try Data(contentsOf: URL(filePath: folder.database)) == before)
    }

    @Test("a database that a newer version wrote, which stays as it is")
    func schemaIsNewer() throws {
        let folder = try TestFolder()
        let newer = Migration.all + [Migration(name: "songs", sql: "CREATE TABLE songs (name TEXT) STRICT")]
        _ = try SQLiteShareStore(
            path: folder.database, limits: StoreLimits(), environment: StoreEnvironment(), migrations: newer)
        #expect(failure(folder.database) == .newerSchema)
    }

    @Test("a database that is damaged, while what is whole can still be read")
    func fileIsDamaged() throws {
        let folder = try TestFolder()
        let created = try {
            let store = try SQLiteShareStore(path: folder.database)
            let large = VersionContent(
                payload: [UInt8](repeating: 65, count: 200_000), options: "", timeline: [], pageCount: 1)
            return try #require(store.create(NewShare(name: "Summer"), large).value)
        }()
        var bytes = try Data(contentsOf: URL(filePath: folder.database))
        // The last pages are the payload's; a chain of pages that leads nowhere is noticed.
        for place in bytes.count / 2..<bytes.count { bytes[place] = 0xff }
        try bytes.write(to: URL(filePath: folder.database))
        let store = try SQLiteShareStore(path: folder.database)
        #expect(throws: StoreFailure.corrupt) { try store.view(of: created.share.id, version: nil) }
        #expect(try store.share(created.share.id).value == created.share)
    }

    @Test("a file that was removed while in use, until it is back")
    func fileIsRemoved() throws {
        let folder = try TestFolder()
        let store = try SQLiteShareStore(path: folder.database)
        try FileManager.default.moveItem(atPath: folder.database, toPath: folder.database + "-away")
        #expect(throws: StoreFailure.fileMissing) { try store.create(NewShare(name: "Summer"), .example) }
        #expect(store.status().writeFailure == .fileMissing)
        try FileManager.default.moveItem(atPath: folder.database + "-away", toPath: folder.database)
        #expect(store.status().isHealthy)
    }

    @Test("a folder that is read-only", .enabled(if: MemoryDisk.isAvailable))
    func folderIsReadOnly() throws {
        let disk = try MemoryDisk(megabytes: 4)
        _ = try SQLiteShareStore(path: disk.database)
        try disk.makeReadOnly()
        #expect(failure(disk.database) == .readOnly)
        #expect(failure(disk.path + "/other.db") == .readOnly)
    }

    @Test(
        "a disk that is full, while reading goes on; once there is room, writing does too",
        .enabled(if: MemoryDisk.isAvailable))
    func diskIsFull() throws {
        let disk = try MemoryDisk(megabytes: 4)
        let store = try SQLiteShareStore(path: disk.database)
        let created = try #require(store.create(NewShare(name: "Summer"), .example).value)
        try disk.fill()
        #expect(throws: StoreFailure.diskFull) {
            while true { _ = try store.create(NewShare(name: "Autumn"), .example) }
        }
        #expect(store.status() == StoreStatus(readFailure: nil, writeFailure: .diskFull))
        #expect(try store.view(of: created.share.id, version: nil).value?.version.content == .example)
        try disk.empty()
        #expect(store.status().isHealthy)
        #expect(try store.create(NewShare(name: "Winter"), .example).value?.share.name == "Winter")
        let connection = try SQLiteConnection(path: disk.database, isReadOnly: true)
        #expect(try connection.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
    }

    @Test("a disk that is full at the start", .enabled(if: MemoryDisk.isAvailable))
    func diskIsFullAtStart() throws {
        let disk = try MemoryDisk(megabytes: 4)
        try disk.fill()
        #expect(failure(disk.database) == .diskFull)
        try disk.empty()
        #expect(failure(disk.database) == nil)
    }

    @Test("each in a sentence of its own, with the path")
    func sentencesDiffer() {
        let failures: [StoreFailure] = [
            .diskFull, .readOnly, .corrupt, .foreign, .newerSchema, .folderMissing, .fileMissing, .inUse, .locked,
            .outOfMemory, .system(errno: 1), .failed(code: 1),
        ]
        let sentences = Set(failures.map { $0.sentence(path: "a/b.db") })
        #expect(sentences.count == failures.count)
        #expect(sentences.allSatisfy { $0.contains("a/b.db") })
    }
}
