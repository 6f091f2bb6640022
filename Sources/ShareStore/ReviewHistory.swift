/// Which reviews stand. A comment stands until it is withdrawn; an approval or a request for changes also only until
/// the same reviewer judges the same page of the same version anew.
struct ReviewHistory {
    private struct Subject: Hashable {
        let reviewer: TokenHash
        let version: Int
        let page: Int?
    }

    /// In the order of their numbers, each marked.
    private(set) var reviews: [Review]

    init(_ reviews: [Review]) {
        self.reviews = reviews
        var places: [Int: Int] = [:]
        var verdicts: [Subject: Int] = [:]
        for (place, review) in reviews.enumerated() {
            places[review.number] = place
            switch review.act {
            case .withdrawal(let number):
                self.reviews[place].stands = false
                if let withdrawn = places[number] { self.reviews[withdrawn].stands = false }
            case .verdict(let verdict):
                self.reviews[place].stands = true
                if verdict == .comment { continue }
                let subject = Subject(reviewer: review.reviewer, version: review.version, page: review.page)
                if let earlier = verdicts.updateValue(place, forKey: subject) { self.reviews[earlier].stands = false }
            }
        }
    }

    /// What stands, by version.
    var countsByVersion: [Int: VerdictCounts] {
        reviews.reduce(into: [:]) { counts, review in
            guard review.stands, case .verdict(let verdict) = review.act else { return }
            switch verdict {
            case .approved: counts[review.version, default: VerdictCounts()].approved += 1
            case .changesRequested: counts[review.version, default: VerdictCounts()].changesRequested += 1
            case .comment: counts[review.version, default: VerdictCounts()].comments += 1
            }
        }
    }
}
