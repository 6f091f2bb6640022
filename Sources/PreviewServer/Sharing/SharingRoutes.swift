import WebServer

/// The URLs of sharing, with or without a store.
struct SharingRoutes: Sendable {
    let routes: [Route]

    /// Without a store links can hold the story themselves, and nothing else.
    init(_ sharing: Sharing?, files: SiteFiles, defaults: Headers, embedDefaults: Headers) {
        let origin = sharing?.origin ?? SiteOrigin(publicURL: nil)
        let local = Route.get("/p") { request throws(Problem) in
            let html = files.pages(for: request).share.localHTML(url: "\(origin.text(for: request))/p")
            return RequestLanguage.vary(Response(.ok, .html, html, headers: ["X-Robots-Tag": "noindex"]).validated())
        }
        guard let sharing else {
            routes = [local] + QREndpoint(origin: origin).routes + Self.withoutStore
            return
        }
        routes =
            [local] + QREndpoint(origin: origin).routes
            + SharePages(sharing: sharing, files: files, defaults: defaults, embedDefaults: embedDefaults).routes
            + CardEndpoint(sharing: sharing).routes + [OEmbed(sharing: sharing, files: files).route]
            + ShareEndpoint(sharing: sharing, samples: files.samplePictures).routes
            + ReviewEndpoint(sharing: sharing).routes
            + StatisticsEndpoint(sharing: sharing, files: files).routes
            + OwnerPages(sharing: sharing, files: files).routes
            + [Health(sharing: sharing).route]
    }

    private static let withoutStore: [Route] = [
        .post("/api/previews") { _ throws(Problem) in
            throw Problem(.notImplemented, "This server keeps no previews. A link can hold the story itself.")
        },
        .get("/health") { _ in Response(.ok, .json, #"{"status":"ok"}"#) },
    ]
}
