/// Making and changing shares.
extension SQLiteShareStore {
    package func create(_ new: NewShare, _ content: VersionContent) throws(StoreFailure) -> Outcome<CreatedShare> {
        if let refusal = refusal(of: new) { return .refused(refusal) }
        // Before the transaction, as it takes long.
        let passphrase = try new.passphrase.map { (passphrase) throws(StoreFailure) in
            guard let hash = Sodium.passphraseHash(passphrase.bytes) else { throw .outOfMemory }
            return hash
        }
        let id = ShareID(random: environment.randomBytes)
        let owner = SecretToken(random: environment.randomBytes)
        let webhook = new.webhookURL.map { Webhook(url: $0, secret: SecretToken(random: environment.randomBytes)) }
        return try database.write { (connection) throws(StoreFailure) in
            if try !hasRoom(for: content.byteCount, connection) { return .refused(.storeFull) }
            try connection.run(
                """
                INSERT INTO shares (id, name, created, expires, passphrase, owner, webhook_url, webhook_secret)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """, .text(id.text), .text(new.name), SQLiteValue(environment.now()), SQLiteValue(new.expiresAt),
                SQLiteValue(passphrase), .blob(owner.hash.bytes), SQLiteValue(webhook?.url),
                SQLiteValue(webhook?.secret.bytes))
            try insert(content, number: 1, share: connection.lastRow, connection)
            guard let row = try ShareRow(id, connection) else { return .refused(.notFound) }
            return .done(CreatedShare(share: row.share, ownerToken: owner))
        }
    }

    private func refusal(of new: NewShare) -> Refusal? {
        if let refusal = refusal(ofText: new.name, maxBytes: limits.nameBytes) { return refusal }
        if let url = new.webhookURL, let refusal = refusal(ofText: url, maxBytes: limits.webhookURLBytes) {
            return refusal
        }
        guard let passphrase = new.passphrase, passphrase.bytes.count > limits.passphraseBytes else { return nil }
        return .textTooLong(maxBytes: limits.passphraseBytes)
    }

    func refusal(ofText text: String, maxBytes: Int) -> Refusal? {
        text.utf8.count > maxBytes ? .textTooLong(maxBytes: maxBytes) : nil
    }

    package func share(_ id: ShareID) throws(StoreFailure) -> Outcome<Share> {
        try read(id) { (_, row) throws(StoreFailure) in
            if let refusal = row.share.refusal(at: environment.now()) { return .refused(refusal) }
            return .done(row.share)
        }
    }

    package func check(_ passphrase: Passphrase, of id: ShareID) throws(StoreFailure) -> Refusal? {
        let now = environment.now()
        let hash = try read(id) { (_, row) throws(StoreFailure) in
            if let refusal = row.share.refusal(at: now) { return Outcome<String?>.refused(refusal) }
            return .done(row.passphrase)
        }
        switch hash {
        case .refused(let refusal): return refusal
        case .done(nil): return nil
        case .done(let hash?):
            // Hashing is costly, so that nothing too long to be right is hashed.
            guard passphrase.bytes.count <= limits.passphraseBytes else { return .wrongPassphrase }
            return Sodium.matches(passphrase.bytes, hash: hash) ? nil : .wrongPassphrase
        }
    }

    package func revoke(_ id: ShareID, owner: SecretToken) throws(StoreFailure) -> Outcome<Share> {
        try write(id, owner: owner) { (connection, row) throws(StoreFailure) in
            if row.share.revokedAt != nil { return .done(row.share) }
            try connection.run(
                "UPDATE shares SET revoked = ? WHERE number = ?", SQLiteValue(environment.now()), .integer(row.number))
            return try changed(row, connection)
        }
    }

    package func extend(
        _ id: ShareID, until expiresAt: UnixTime?, owner: SecretToken
    ) throws(StoreFailure) -> Outcome<Share> {
        try write(id, owner: owner) { (connection, row) throws(StoreFailure) in
            if row.share.revokedAt != nil { return .refused(.revoked) }
            try connection.run(
                "UPDATE shares SET expires = ? WHERE number = ?", SQLiteValue(expiresAt), .integer(row.number))
            return try changed(row, connection)
        }
    }

    package func rename(_ id: ShareID, to name: String, owner: SecretToken) throws(StoreFailure) -> Outcome<Share> {
        if let refusal = refusal(ofText: name, maxBytes: limits.nameBytes) { return .refused(refusal) }
        return try write(id, owner: owner) { (connection, row) throws(StoreFailure) in
            try connection.run("UPDATE shares SET name = ? WHERE number = ?", .text(name), .integer(row.number))
            return try changed(row, connection)
        }
    }

    package func delete(_ id: ShareID, owner: SecretToken) throws(StoreFailure) -> Refusal? {
        try write(id, owner: owner) { (connection, row) throws(StoreFailure) in
            .done(try connection.run("DELETE FROM shares WHERE number = ?", .integer(row.number)))
        }.refusal
    }
}
