/// The history of reviews.
extension SQLiteShareStore {
    package func add(_ new: NewReview, to id: ShareID) throws(StoreFailure) -> Outcome<AddedReview> {
        if let refusal = refusal(ofText: new.name, maxBytes: limits.nameBytes)
            ?? refusal(ofText: new.text, maxBytes: limits.reviewTextBytes)
        {
            return .refused(refusal)
        }
        let reviewer = new.reviewer ?? SecretToken(random: environment.randomBytes)
        return try write(id) { (connection, row) throws(StoreFailure) in
            if let refusal = row.share.refusal(at: environment.now()) { return .refused(refusal) }
            guard let version = try reviewed(new.version, of: row, connection) else {
                return .refused(.noSuchVersion)
            }
            if let page = new.page, !(0..<version.pageCount).contains(page) { return .refused(.noSuchPage) }
            if let refusal = try refusal(ofReviewText: new.text, row, connection) { return .refused(refusal) }
            let review = Review(
                number: try nextReview(of: row, connection), version: new.version, page: new.page,
                act: .verdict(new.verdict), name: new.name, text: new.text, contentHash: version.contentHash,
                createdAt: environment.now(), reviewer: reviewer.hash, stands: true)
            return try insert(review, by: reviewer, row, connection)
        }
    }

    package func withdraw(
        review number: Int, of id: ShareID, reviewer: SecretToken
    ) throws(StoreFailure) -> Outcome<AddedReview> {
        try write(id) { (connection, row) throws(StoreFailure) in
            if let refusal = row.share.refusal(at: environment.now()) { return .refused(refusal) }
            let reviews = try history(of: row, connection).reviews
            guard let review = reviews.first(where: { $0.number == number }) else { return .refused(.noSuchReview) }
            guard review.reviewer.matches(reviewer) else { return .refused(.wrongReviewer) }
            let isWithdrawn = reviews.contains { $0.act == .withdrawal(of: number) }
            guard case .verdict = review.act, !isWithdrawn else { return .refused(.notWithdrawable) }
            let withdrawal = Review(
                number: try nextReview(of: row, connection), version: review.version, page: review.page,
                act: .withdrawal(of: number), name: review.name, text: "", contentHash: review.contentHash,
                createdAt: environment.now(), reviewer: review.reviewer, stands: false)
            return try insert(withdrawal, by: reviewer, row, connection)
        }
    }

    func history(of share: ShareRow, _ connection: SQLiteConnection) throws(StoreFailure) -> ReviewHistory {
        ReviewHistory(
            try connection.rows(
                """
                SELECT number, version, page, verdict, withdraws, name, text, content_hash, created, reviewer
                FROM reviews WHERE share = ? ORDER BY number
                """, .integer(share.number)
            ) {
                let verdict = Verdict(rawValue: $0.text(3)) ?? .comment
                return Review(
                    number: $0.integer(0), version: $0.integer(1), page: $0.integerOrNil(2),
                    act: $0.integerOrNil(4).map(Review.Act.withdrawal) ?? .verdict(verdict), name: $0.text(5),
                    text: $0.text(6), contentHash: $0.text(7), createdAt: $0.time(8),
                    reviewer: TokenHash(bytes: $0.blob(9)), stands: false)
            })
    }

    private func insert(
        _ review: Review, by reviewer: SecretToken, _ share: ShareRow, _ connection: SQLiteConnection
    ) throws(StoreFailure) -> Outcome<AddedReview> {
        var (verdict, withdraws) = ("withdrawn", Int?.none)
        switch review.act {
        case .verdict(let said): verdict = said.rawValue
        case .withdrawal(let number): withdraws = number
        }
        try connection.run(
            """
            INSERT INTO reviews
            (share, number, version, page, verdict, withdraws, created, reviewer, content_hash, name, text)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, .integer(share.number), .integer(review.number), .integer(review.version), SQLiteValue(review.page),
            .text(verdict), SQLiteValue(withdraws), SQLiteValue(review.createdAt), .blob(review.reviewer.bytes),
            .text(review.contentHash), .text(review.name), .text(review.text))
        guard let now = try changed(share, connection).value else { return .refused(.notFound) }
        return .done(AddedReview(review: review, share: now, reviewer: reviewer, webhook: share.webhook))
    }

    private func reviewed(
        _ version: Int, of share: ShareRow, _ connection: SQLiteConnection
    ) throws(StoreFailure) -> (pageCount: Int, contentHash: String)? {
        try connection.row(
            "SELECT page_count, content_hash FROM versions WHERE share = ? AND number = ?", .integer(share.number),
            .integer(version)
        ) { ($0.integer(0), $0.text(1)) }
    }

    private func nextReview(of share: ShareRow, _ connection: SQLiteConnection) throws(StoreFailure) -> Int {
        try connection.row("SELECT coalesce(max(number), 0) + 1 FROM reviews WHERE share = ?", .integer(share.number)) {
            $0.integer(0)
        } ?? 1
    }

    private func refusal(
        ofReviewText text: String, _ share: ShareRow, _ connection: SQLiteConnection
    ) throws(StoreFailure) -> Refusal? {
        let (count, bytes) =
            try connection.row(
                "SELECT count(*), coalesce(sum(octets), 0) FROM (SELECT length(CAST(text AS BLOB)) AS octets "
                    + "FROM reviews WHERE share = ? AND withdraws IS NULL)", .integer(share.number)
            ) { ($0.integer(0), $0.integer(1)) } ?? (0, 0)
        if count >= limits.reviewsOfShare || bytes + text.utf8.count > limits.reviewTextBytesOfShare {
            return .tooManyReviews
        }
        return try hasRoom(for: text.utf8.count, connection) ? nil : .storeFull
    }
}
