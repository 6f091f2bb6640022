import ShareStore
import StoryEngine
import WebServer

/// Tells other programs how to show a share inside their own pages (oEmbed 1.0, type `rich`).
struct OEmbed: Sendable {
    /// The points of a common phone's notification.
    private static let width = 374

    let sharing: Sharing
    let files: SiteFiles

    var route: Route { .get("/oembed", blocking: true, describe) }

    private func describe(_ request: Request) throws(Problem) -> Response {
        let format = request.query.last { $0.name == "format" }?.value ?? "json"
        guard format == "json" else { throw Problem(.notImplemented, "Only the format json is known here.") }
        let (id, version) = try share(request)
        let view = try sharing.view(of: id, version: version)
        guard !view.share.isProtected else {
            throw Problem(.unauthorized, "This preview asks for a passphrase, so that it cannot be embedded.")
        }
        guard let timeline = StoredTimeline(view.version.content.timeline) else {
            throw Problem(.notFound, "This preview has no story.")
        }
        let size = try Self.size(ratio: timeline.aspectRatio, request)
        let title = files.pages(for: request).share.title(of: view.share)
        let query = version.map { "&version=\($0)" } ?? ""
        let frame = "\(sharing.url(of: id, request))?embed=1\(query)"
        var writer = JSONWriter()
        writer.object { json in
            json.member("version", "1.0")
            json.member("type", "rich")
            json.member("provider_name", "Storyproof")
            json.member("provider_url", sharing.origin.text(for: request))
            json.member("title", title)
            json.member(
                "html",
                "<iframe src=\"\(frame.htmlEscaped)\" title=\"\(title.htmlEscaped)\" width=\"\(size.width)\" "
                    + "height=\"\(size.height)\" style=\"border:0\" loading=\"lazy\"></iframe>")
            json.member("width", size.width)
            json.member("height", size.height)
            json.member("cache_age", 3600)
        }
        let headers: Headers = ["Access-Control-Allow-Origin": "*"]
        return RequestLanguage.vary(Response(.ok, .json, writer.bytes, headers: headers).validated())
    }

    /// The share that `url` leads to, which has to be one of this server.
    private func share(_ request: Request) throws(Problem) -> (ShareID, version: Int?) {
        guard let url = request.query.last(where: { $0.name == "url" })?.value else {
            throw .badOption("url", "Say the url of a share.")
        }
        let start = "\(sharing.origin.text(for: request))/p/"
        let parts = url.dropFirst(start.count).split(separator: "#").first?.split(separator: "?", maxSplits: 1) ?? []
        guard url.hasPrefix(start), let id = parts.first.flatMap({ ShareID(String($0)) }) else {
            throw Problem(.notFound, "This server knows no such share.")
        }
        let named = parts.dropFirst().first?.split(separator: "&").last { $0.hasPrefix("version=") }
        guard let named else { return (id, nil) }
        return (id, try Request.version(String(named.dropFirst("version=".count)), option: "version"))
    }

    /// As large as on a phone, or as fits into what is asked for.
    private static func size(ratio: Double, _ request: Request) throws(Problem) -> (width: Int, height: Int) {
        let (maxWidth, maxHeight) = (try limit("maxwidth", request), try limit("maxheight", request))
        let width = min(Double(Self.width), Double(maxWidth), Double(maxHeight) / ratio)
        return (max(1, Int(width)), max(1, Int((width * ratio).rounded())))
    }

    private static func limit(_ name: String, _ request: Request) throws(Problem) -> Int {
        guard let text = request.query.last(where: { $0.name == name })?.value else { return .max }
        return try Request.version(text, option: name)
    }
}
