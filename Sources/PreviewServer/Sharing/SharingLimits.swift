import ShareStore
import WebServer

/// How often a client may do what costs something.
struct SharingLimits: Sendable {
    let shares = RateLimit(perHour: 60)
    let reviews = RateLimit(perHour: 120)
    /// Of one share.
    let passphrases = RateLimit(perHour: 10)
    /// Batches of events. Many readers may stand behind one address.
    let events = RateLimit(perHour: 3600)
}

extension Sharing {
    func limitShares(_ request: Request) throws(Problem) {
        try limit(limits.shares, request, Problem(.tooManyRequests, "You have shared much lately. Wait a while."))
    }

    func limitReviews(_ request: Request) throws(Problem) {
        try limit(
            limits.reviews, request,
            Problem(.tooManyRequests, "You have written many reviews lately. Wait a while."))
    }

    func limitEvents(_ request: Request) throws(Problem) {
        try limit(limits.events, request, Problem(.tooManyRequests, "Too many events came from here lately."))
    }

    /// Seconds to wait before the next try, or nil.
    func waitForPassphrase(_ request: Request, _ id: ShareID) -> Int? {
        var hasher = Hasher()
        hasher.combine(addresses.network(of: request))
        hasher.combine(id)
        let client = UInt64(bitPattern: Int64(hasher.finalize()))
        return limits.passphrases.take(client, at: Int(now().milliseconds))
    }

    private func limit(_ limit: RateLimit, _ request: Request, _ problem: Problem) throws(Problem) {
        guard let wait = limit.take(addresses.network(of: request), at: Int(now().milliseconds)) else { return }
        var problem = problem
        problem.members.append(("limit", .integer(limit.perHour)))
        problem.headers[.retryAfter] = HeaderValue(wait)
        throw problem
    }
}
