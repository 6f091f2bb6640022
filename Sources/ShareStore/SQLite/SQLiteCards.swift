/// What link previews show.
extension SQLiteShareStore {
    package func setCard(
        _ jpeg: [UInt8], ofVersion version: Int, of id: ShareID, owner: SecretToken
    ) throws(StoreFailure) -> Refusal? {
        try write(id, owner: owner) { (connection, row) throws(StoreFailure) -> Outcome<Void> in
            if let refusal = row.share.refusal(at: environment.now()) { return .refused(refusal) }
            guard (1...row.share.latestVersion).contains(version) else { return .refused(.noSuchVersion) }
            if try !hasRoom(for: jpeg.count, connection) { return .refused(.storeFull) }
            try connection.run(
                "INSERT OR REPLACE INTO cards (share, version, jpeg) VALUES (?, ?, ?)", .integer(row.number),
                .integer(version), .blob(jpeg))
            return .done(())
        }.refusal
    }

    package func card(ofVersion version: Int, of id: ShareID) throws(StoreFailure) -> Outcome<[UInt8]?> {
        try read(id) { (connection, row) throws(StoreFailure) in
            if let refusal = row.share.refusal(at: environment.now()) { return .refused(refusal) }
            guard (1...row.share.latestVersion).contains(version) else { return .refused(.noSuchVersion) }
            return .done(
                try connection.row(
                    "SELECT jpeg FROM cards WHERE share = ? AND version = ?", .integer(row.number), .integer(version)
                ) { $0.blob(0) })
        }
    }
}
