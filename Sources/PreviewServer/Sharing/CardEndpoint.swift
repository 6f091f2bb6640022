import MediaCache
import ShareStore
import StoryEngine
import WebServer

/// The pictures that chats show of a link: composed where the share was made, else the first page's picture.
struct CardEndpoint: Sendable {
    /// As link previews want them, in pixels.
    private static let size = MediaPicture.Size(1200, 630)
    private static let maxBytes = 300_000

    let sharing: Sharing

    var routes: [Route] {
        [
            .get("/p/{id}/card.jpg", blocking: true, SharePages.unindexed(show)),
            .put("/api/previews/{id}/card", blocking: true, take),
        ]
    }

    /// The address holds the version, as chats keep a card for days.
    private func show(_ request: Request) throws(Problem) -> Response {
        let id = try request.shareID
        let view = try sharing.view(of: id, version: try request.version, for: request)
        let isPublic = !view.share.isProtected
        if let jpeg = try sharing.asked(try sharing.store.card(ofVersion: view.version.number, of: id)) {
            let headers: Headers = [
                .cacheControl: isPublic ? "public, max-age=86400" : "private, no-cache", "X-Robots-Tag": "noindex",
                .contentSecurityPolicy: "default-src 'none'; sandbox",
            ]
            return Response(.ok, .jpeg, jpeg, headers: headers).validated()
        }
        guard let first = StoredTimeline(view.version.content.timeline)?.pages.first,
            LoadablePicture(first.picture) != nil, let location = HeaderValue(first.picture.uriEscaped)
        else { throw Problem(.notFound, "This preview has no picture.") }
        return Response(.found, headers: [.location: location, "X-Robots-Tag": "noindex"])
    }

    /// Takes a JPEG of that size from the owner, and nothing else.
    private func take(_ request: Request) throws(Problem) -> Response {
        let (id, owner) = (try request.shareID, try request.owner)
        guard request.body.count <= Self.maxBytes else {
            throw Problem(
                .contentTooLarge, "A card has at most 300,000 bytes.", members: ["limit": .integer(Self.maxBytes)])
        }
        let header = ImageHeader(of: request.body)
        guard header.format == .jpeg, header.size == Self.size, header.orientation == 1 else {
            throw Problem(.unprocessableContent, "A card is an upright JPEG of 1,200 × 630 pixels.")
        }
        guard let version = try request.version else { throw .badOption("version", "Say the card’s version.") }
        _ = try sharing.written(
            id, try sharing.store.setCard(request.body, ofVersion: version, of: id, owner: owner).outcome)
        return Response(.noContent)
    }
}
