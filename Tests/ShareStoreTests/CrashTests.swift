import Testing

@testable import ShareStore

@Suite("A store whose process is killed")
struct CrashTests {
    /// What the store has acknowledged.
    private struct Acknowledged {
        var names: [ShareID: String] = [:]
        var reviews: [ShareID: Int] = [:]
        var secondVersions: Set<ShareID> = []
        var owners: [ShareID: SecretToken] = [:]
        var count = 0

        mutating func note(_ line: String) throws {
            let words = line.split(separator: " ").map(String.init)
            try #require(words.count == 3, "The writer said: \(line)")
            let id = try #require(ShareID(words[1]))
            count += 1
            switch words[0] {
            case "share": names[id] = words[2]
            case "review": reviews[id] = Int(words[2])
            case "version": secondVersions.insert(id)
            case "opened": owners[id] = SecretToken(words[2])
            default: Issue.record("The writer said: \(line)")
            }
        }
    }

    @Test("loses nothing that it has acknowledged, in a hundred kills amid ten thousand writes")
    func losesNothing() throws {
        let folder = try TestFolder()
        var acknowledged = Acknowledged()
        for round in 1...100 {
            let writer = try CrashWriter(path: folder.database)
            try #require(writer.line() == "open")
            let enough = acknowledged.count + 100 + Int.random(in: 0..<40)
            while acknowledged.count < enough, let line = writer.line() { try acknowledged.note(line) }
            writer.kill()
            while let line = writer.line() { try acknowledged.note(line) }
            if round.isMultiple(of: 10) { try checkIntegrity(folder.database) }
        }
        #expect(acknowledged.count >= 10_000)
        try check(acknowledged, SQLiteShareStore(path: folder.database))
    }

    private func check(_ acknowledged: Acknowledged, _ store: SQLiteShareStore) throws {
        for (id, name) in acknowledged.names {
            let view = try #require(store.view(of: id, version: 1).value)
            #expect(view.share.name == name)
            #expect(view.version.content.hash == view.version.contentHash)
            #expect(view.reviews.count >= acknowledged.reviews[id] ?? 0)
            #expect(view.reviews.map(\.text) == view.reviews.map { "\(name) \($0.number)" })
        }
        for id in acknowledged.secondVersions {
            #expect(try store.view(of: id, version: 2).value?.share.latestVersion == 2)
        }
        for (id, owner) in acknowledged.owners {
            #expect(try store.statistics(of: id, owner: owner).value?.last?.opens == 1)
        }
    }

    private func checkIntegrity(_ path: String) throws {
        let connection = try SQLiteConnection(path: path, isReadOnly: false)
        #expect(try connection.rows("PRAGMA integrity_check") { $0.text(0) } == ["ok"])
        #expect(try connection.rows("PRAGMA foreign_key_check") { $0.text(0) } == [])
    }

    @Test("is in use by one process alone, and free again once that is killed")
    func excludesOthers() throws {
        let folder = try TestFolder()
        let writer = try CrashWriter(path: folder.database)
        try #require(writer.line() == "open")
        #expect(throws: StoreFailure.inUse) { try SQLiteShareStore(path: folder.database) }
        writer.kill()
        let store = try SQLiteShareStore(path: folder.database)
        let second = try CrashWriter(path: folder.database)
        #expect(second.line() == StoreFailure.inUse.sentence(path: folder.database))
        #expect(store.status().isHealthy)
    }

    @Test("is in use also under another name of the same file")
    func excludesOtherNames() throws {
        let folder = try TestFolder()
        let store = try SQLiteShareStore(path: folder.database)
        let link = folder.path + "/link.db"
        try folder.link(link, to: folder.database)
        #expect(throws: StoreFailure.inUse) { try SQLiteShareStore(path: link) }
        #expect(throws: StoreFailure.inUse) { try SQLiteShareStore(path: folder.path + "/./storyproof.db") }
        #expect(store.status().isHealthy)
    }
}
