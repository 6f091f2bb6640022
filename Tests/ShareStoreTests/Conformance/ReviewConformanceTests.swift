import ShareStore
import Testing

@Suite("Every driver: reviews")
struct ReviewConformanceTests {
    @Test("a review is bound to the version that it speaks of", arguments: Driver.allCases)
    func bindsToVersion(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        let id = created.share.id
        _ = try test.store.add(.example("two"), to: id, owner: created.ownerToken)
        test.clock.advance(seconds: 5)
        let new = NewReview(version: 1, page: 1, verdict: .changesRequested, name: "Ada", text: "Größer 🙏")
        let added = try #require(test.store.add(new, to: id).value)
        let reviews = try #require(test.store.view(of: id, version: 2).value).reviews
        #expect(reviews == [added.review])
        let review = try #require(reviews.first)
        #expect(review.number == 1)
        #expect(review.version == 1)
        #expect(review.page == 1)
        #expect(review.act == .verdict(.changesRequested))
        #expect(review.name == "Ada")
        #expect(review.text == "Größer 🙏")
        #expect(review.contentHash == VersionContent.example.hash)
        #expect(review.createdAt == test.clock.now)
        #expect(review.stands)
    }

    @Test("a review of a version or page that is not there is refused", arguments: Driver.allCases)
    func refusesUnknownPlaces(driver: Driver) throws {
        let test = try TestStore(driver)
        let id = try test.share().share.id
        func refusal(version: Int, page: Int?) throws -> Refusal? {
            try test.store.add(NewReview(version: version, page: page, verdict: .comment, name: "Ada"), to: id).refusal
        }
        #expect(try refusal(version: 2, page: nil) == .noSuchVersion)
        #expect(try refusal(version: 1, page: 2) == .noSuchPage)
        #expect(try refusal(version: 1, page: -1) == .noSuchPage)
        #expect(try refusal(version: 1, page: 1) == nil)
    }

    @Test("a withdrawal is added to the history and takes back the review", arguments: Driver.allCases)
    func withdraws(driver: Driver) throws {
        let test = try TestStore(driver)
        let id = try test.share().share.id
        let added = try #require(
            test.store.add(NewReview(version: 1, page: 0, verdict: .approved, name: "Ada", text: "Yes"), to: id).value)
        let withdrawal = try #require(test.store.withdraw(review: 1, of: id, reviewer: added.reviewer).value)
        let reviews = try #require(test.store.view(of: id, version: nil).value).reviews
        #expect(reviews.map(\.act) == [.verdict(.approved), .withdrawal(of: 1)])
        #expect(reviews.map(\.stands) == [false, false])
        #expect(reviews.map(\.name) == ["Ada", "Ada"])
        #expect(reviews.last == withdrawal.review)
        #expect(try test.store.withdraw(review: 1, of: id, reviewer: added.reviewer).refusal == .notWithdrawable)
        #expect(try test.store.withdraw(review: 2, of: id, reviewer: added.reviewer).refusal == .notWithdrawable)
        #expect(try test.store.withdraw(review: 3, of: id, reviewer: added.reviewer).refusal == .noSuchReview)
    }

    @Test("nobody withdraws another's review", arguments: Driver.allCases)
    func refusesOtherReviewers(driver: Driver) throws {
        let test = try TestStore(driver)
        let id = try test.share().share.id
        let new = NewReview(version: 1, verdict: .approved, name: "Ada")
        let first = try #require(test.store.add(new, to: id).value)
        let second = try #require(test.store.add(new, to: id).value)
        #expect(first.reviewer.text != second.reviewer.text)
        #expect(try test.store.withdraw(review: 1, of: id, reviewer: second.reviewer).refusal == .wrongReviewer)
        #expect(try test.store.view(of: id, version: nil).value?.reviews.map(\.stands) == [true, true])
    }

    @Test("a reviewer's later verdict replaces the earlier one, and comments add up", arguments: Driver.allCases)
    func replacesVerdicts(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share()
        let id = created.share.id
        _ = try test.store.add(.example("two"), to: id, owner: created.ownerToken)
        let ada = try #require(test.store.add(NewReview(version: 1, verdict: .approved, name: "Ada"), to: id).value)
        for (version, page, verdict) in [
            (1, nil, .changesRequested), (1, 0, .approved), (1, nil, .comment), (1, nil, .comment), (2, nil, .approved),
        ] as [(Int, Int?, Verdict)] {
            let new = NewReview(version: version, page: page, verdict: verdict, name: "Ada", reviewer: ada.reviewer)
            _ = try #require(test.store.add(new, to: id).value)
        }
        _ = try test.store.add(NewReview(version: 1, verdict: .approved, name: "Ben"), to: id)
        let view = try #require(test.store.ownerView(of: id, owner: created.ownerToken).value)
        #expect(view.reviews.map(\.stands) == [false, true, true, true, true, true, true])
        #expect(view.versions.map(\.verdicts.approved) == [2, 1])
        #expect(view.versions.map(\.verdicts.changesRequested) == [1, 0])
        #expect(view.versions.map(\.verdicts.comments) == [2, 0])
    }

    @Test("a review's text has a limit, and so has their number in a share", arguments: Driver.allCases)
    func limitsReviews(driver: Driver) throws {
        let test = try TestStore(driver) { ($0.reviewsOfShare, $0.reviewTextBytesOfShare) = (3, 100_000) }
        let id = try test.share().share.id
        func add(_ bytes: Int, to id: ShareID) throws -> Outcome<AddedReview> {
            let text = String(repeating: "x", count: bytes)
            return try test.store.add(NewReview(version: 1, verdict: .comment, name: "Ada", text: text), to: id)
        }
        let full = try #require(add(65536, to: id).value)
        #expect(try add(65537, to: id).refusal == .textTooLong(maxBytes: 65536))
        #expect(try add(65536, to: id).refusal == .tooManyReviews)
        #expect(try add(10, to: id).refusal == nil)
        #expect(try add(10, to: id).refusal == nil)
        #expect(try add(10, to: id).refusal == .tooManyReviews)
        #expect(try test.store.withdraw(review: 1, of: id, reviewer: full.reviewer).refusal == nil)
    }

    @Test("a webhook is told with each review, signed by a secret that its owner can see", arguments: Driver.allCases)
    func namesWebhook(driver: Driver) throws {
        let test = try TestStore(driver)
        let created = try test.share(NewShare(name: "Summer", webhookURL: "https://example.com/hook"))
        let added = try #require(
            test.store.add(NewReview(version: 1, verdict: .approved, name: "Ada"), to: created.share.id).value)
        let owned = try #require(test.store.ownerView(of: created.share.id, owner: created.ownerToken).value?.webhook)
        #expect(added.webhook?.url == "https://example.com/hook")
        #expect(added.webhook?.secret.text == owned.secret.text)
    }
}
