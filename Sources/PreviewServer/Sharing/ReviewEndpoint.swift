import ShareStore
import StoryEngine
import WebServer

/// What stakeholders say of a share, and its export for the owner.
struct ReviewEndpoint: Sendable {
    let sharing: Sharing

    var routes: [Route] {
        [
            .post("/api/previews/{id}/reviews", blocking: true, add),
            .delete("/api/previews/{id}/reviews/{number}", blocking: true, withdraw),
            .get("/api/previews/{id}/reviews.csv", blocking: true) { request throws(Problem) in
                try export(
                    request, ContentType("text/csv; charset=utf-8", isCompressible: true), "csv", ReviewTable.csv)
            },
            .get("/api/previews/{id}/reviews.json", blocking: true) { request throws(Problem) in
                try export(request, .json, "json", ShareDocuments.reviews)
            },
        ]
    }

    private func add(_ request: Request) throws(Problem) -> Response {
        try sharing.guardCrossSite(request)
        let id = try request.shareID
        let review = try Self.review(in: request)
        try admit(request, to: id)
        try sharing.limitReviews(request)
        let added = try sharing.written(id, try sharing.store.add(review, to: id))
        sharing.announce(added, request)
        return Response(.created, .json, ShareDocuments.added(added))
    }

    /// Takes a review back, which the history shows.
    private func withdraw(_ request: Request) throws(Problem) -> Response {
        let id = try request.shareID
        guard let bearer = request.bearer else {
            throw Problem(
                .unauthorized, "Send the reviewer’s key as a bearer token.", headers: [.wwwAuthenticate: "Bearer"])
        }
        guard let number = Int(request.parameter("number")) else { throw Problem(Refusal.noSuchReview) }
        guard let reviewer = SecretToken(String(bearer)) else { throw Problem(Refusal.wrongReviewer) }
        try admit(request, to: id)
        try sharing.limitReviews(request)
        let added = try sharing.written(
            id, try sharing.store.withdraw(review: number, of: id, reviewer: reviewer))
        sharing.announce(added, request)
        return Response(.ok, .json, ShareDocuments.added(added))
    }

    private func admit(_ request: Request, to id: ShareID) throws(Problem) {
        try sharing.admit(request, to: try sharing.asked(try sharing.store.share(id)))
    }

    private func export(
        _ request: Request, _ type: ContentType, _ ending: String, _ body: ([Review]) -> [UInt8]
    ) throws(Problem) -> Response {
        let (id, owner) = (try request.shareID, try request.owner)
        let view = try sharing.asked(try sharing.store.ownerView(of: id, owner: owner))
        let name = HeaderValue("attachment; filename=\"reviews-\(id.text).\(ending)\"")
        return Response(.ok, type, body(view.reviews), headers: [.contentDisposition: name ?? "attachment"])
    }

    private static func review(in request: Request) throws(Problem) -> NewReview {
        let body = try JSONBody(request)
        guard let verdict = try body.text("verdict").flatMap(Verdict.init) else {
            throw .badMember("verdict", "verdict is approved, changesRequested or comment.")
        }
        guard let version = try body.number("version"), version > 0 else {
            throw .badMember("version", "version is the number of the version that was looked at.")
        }
        guard let name = try body.text("name"), !name.allSatisfy(\.isWhitespace) else {
            throw .badMember("name", "name says who is speaking.")
        }
        let text = try body.text("text") ?? ""
        if verdict == .comment, text.allSatisfy(\.isWhitespace) { throw .badMember("text", "A comment needs a text.") }
        return NewReview(
            version: version, page: try body.number("page"), verdict: verdict, name: name, text: text,
            reviewer: try reviewer(body, request))
    }

    /// The key that an earlier review was answered with; nil at a reviewer's first.
    private static func reviewer(_ body: JSONBody, _ request: Request) throws(Problem) -> SecretToken? {
        guard let text = try body.text("reviewerKey") ?? request.bearer.map(String.init) else { return nil }
        guard let token = SecretToken(text) else { throw Problem(Refusal.wrongReviewer) }
        return token
    }
}
