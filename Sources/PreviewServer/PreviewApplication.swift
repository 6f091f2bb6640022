import MediaCache
import StoryEngine
import WebServer

/// Joins the engine and the server: which URL does what.
package struct PreviewApplication: Sendable {
    // Pictures come from where the payload says; over plain http the phone would not load them either.
    private static let policy: HeaderValue = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; \
        connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
        """
    /// For the player alone, which other sites may frame.
    private static let embedPolicy: HeaderValue = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; \
        connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors *
        """

    private let files: SiteFiles
    private let now: @Sendable () -> Int
    private let sharing: Sharing?
    private let shareRoutes: SharingRoutes
    private let media: MediaSettings?
    private let watched: WatchedFile?
    /// Takes a record of each answered request.
    package let metrics = RequestMetrics()

    /// An application over the files that it shows and fills.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - now: gives the time, in seconds since 1970.
    ///   - sharing: the store of shares and what belongs to it; nil: nothing can be shared.
    ///   - media: the cache of pictures and what belongs to it; nil: none are fetched.
    ///   - watched: the file with which the editor opens, and which it follows.
    package init(
        files: SiteFiles, now: @escaping @Sendable () -> Int, sharing: SharingSettings? = nil,
        media: MediaSettings? = nil, watched: WatchedFile? = nil
    ) {
        self.watched = watched
        self.files = files
        self.now = now
        self.media = media
        self.sharing = sharing.map { Sharing($0, cache: media?.cache) }
        shareRoutes = SharingRoutes(
            self.sharing, files: files,
            defaults: Application.defaults(contentSecurityPolicy: Self.policy),
            embedDefaults: Application.defaults(contentSecurityPolicy: Self.embedPolicy))
    }

    /// Starts what goes on beside the requests, for as long as the process lives.
    package func start() {
        watched?.start()
        guard let sharing else { return }
        StorePurge(store: sharing.store, pictures: sharing.pictures).start()
        sharing.webhooks.start()
    }

    /// Ends what goes on, once no request is served any more.
    package func stop() { media?.cache.stop() }

    /// Everything that a server needs.
    package var application: Application {
        Application(
            Router(routes),
            assets: files.assets,
            contentSecurityPolicy: Self.policy,
            errorPage: { problem, request in files.pages(for: request).notice.response(to: problem, request) })
    }

    /// Every URL that no file has.
    var routes: [Route] {
        shareRoutes.routes + mediaRoutes + watchRoutes + operationRoutes + embeddingRoutes + [
            .get("/", { request throws(Problem) in try editor(firstPayload, [], request) }),
            .post("/", previewForm),
            .post("/api/timeline", timeline),
            KitEndpoint(kit: files.kit).route,
            ExportEndpoint(files: files, media: media, now: now, surroundings: surroundings).route,
            .get("/docs/findings", { request in files.pages(for: request).findings }),
        ]
    }

    private var operationRoutes: [Route] {
        OperationRoutes(metrics: metrics, sharing: sharing, cache: media?.cache, openAPI: files.openAPI).routes
    }

    private var embeddingRoutes: [Route] {
        EmbeddingRoutes(files: files, origin: sharing?.origin ?? SiteOrigin(publicURL: media?.publicURL)).routes
    }

    private var firstPayload: [UInt8] { watched?.text ?? files.firstPayload }

    private var watchRoutes: [Route] {
        guard let watched else { return [] }
        return [
            .get("/api/watch") { request in
                let known = request.headers.text("Last-Event-ID")
                var response = Response(streaming: .events) { watched.tell($0, known: known) }
                response.headers["X-Accel-Buffering"] = "no"
                return response
            }
        ]
    }

    private var mediaRoutes: [Route] {
        guard let media else {
            return [
                .post("/api/media") { _ throws(Problem) in
                    throw Problem(.notImplemented, "This server does not look at pictures.")
                }
            ]
        }
        return MediaEndpoint(media, surroundings: surroundings).routes
    }

    /// The query holds the options, and the language of the findings as `lang`.
    private func timeline(_ request: Request) throws(Problem) -> Response {
        let settings = request.query.filter { $0.name != RequestLanguage.parameter }
        return RequestLanguage.vary(Response(.ok, .json, try timeline(of: request.body, settings, request).document()))
    }

    /// A form posted by a page without JavaScript: the payload's text and the options.
    private func previewForm(_ request: Request) throws(Problem) -> Response {
        guard let fields = request.form else { throw Problem(.badRequest, "The form cannot be read.") }
        let payload = fields.last { $0.name == "payload" }?.value ?? ""
        return try editor(Array(payload.utf8), fields.filter { $0.name != "payload" }, request)
    }

    private func editor(
        _ payload: [UInt8], _ settings: [Request.QueryItem], _ request: Request
    ) throws(Problem) -> Response {
        let page = EditorPage(templates: files.pages(for: request).editor, watched: watched?.name ?? "")
        let timeline = try timeline(of: payload, settings, request)
        return RequestLanguage.vary(Response(.ok, .html, page.html(payload: payload, timeline: timeline)).validated())
    }

    private func timeline(
        of text: [UInt8], _ settings: [Request.QueryItem], _ request: Request
    ) throws(Problem) -> Timeline {
        do throws(OptionError) {
            return try Timeline(
                of: text, options: try PreviewOptions(settings), surroundings: surroundings(request))
        } catch {
            throw .badOption(error.option, error.sentence)
        }
    }

    @Sendable private func surroundings(_ request: Request) -> PreviewSurroundings {
        PreviewSurroundings(samples: files.samplePictures, language: RequestLanguage.of(request), now: now())
    }
}
