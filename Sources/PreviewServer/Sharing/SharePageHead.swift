import ShareStore

/// What a share page's head says of the version: to link previews, and to the browser that loads it.
struct SharePageHead {
    /// What the first page says; nil where it says nothing.
    let description: String?
    /// `og:image` and `twitter:image`; nothing where there is no picture that everybody can load.
    let card: String
    /// Where other programs learn how to show it inside their own pages; nothing where they may not.
    let oEmbed: String
    /// The first picture, in the way in which the player loads it: by `fetch` from our own origin, else as an image.
    let preload: String

    /// `hasCard`: a card was composed for the version; else the first picture is one.
    init(_ view: ShareView, _ timeline: StoredTimeline?, url: String, hasCard: Bool) {
        let first = timeline?.pages.first
        let texts = [first?.title, first?.subtitle, timeline?.notificationTitle, timeline?.notificationBody]
        description = texts.lazy.compactMap { $0.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 } }.first
        let picture = first.flatMap { LoadablePicture($0.picture) }
        card = hasCard || picture != nil ? Self.card("\(url)/card.jpg?version=\(view.version.number)") : ""
        preload = picture?.preload ?? ""
        oEmbed = view.share.isProtected ? "" : Self.oEmbed(url, view.share.id)
    }

    /// A colon and slashes may stand in a query as they are.
    private static func oEmbed(_ url: String, _ id: ShareID) -> String {
        let address = "\(url.dropLast("/p/\(id.text)".count))/oembed?url=\(url)"
        return "<link rel=\"alternate\" type=\"application/json+oembed\" href=\"\(address.htmlEscaped)\">"
    }

    private static func card(_ url: String) -> String {
        let url = url.htmlEscaped
        return "<meta property=\"og:image\" content=\"\(url)\">"
            + "<meta name=\"twitter:card\" content=\"summary_large_image\">"
            + "<meta name=\"twitter:image\" content=\"\(url)\">"
    }
}
