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

    /// An application over the files that it shows and fills.
    ///
    /// - Parameters:
    ///   - files: the files.
    ///   - now: gives the time, in seconds since 1970.
    ///   - sharing: the store of shares and what belongs to it; nil: nothing can be shared.
    package init(files: SiteFiles, now: @escaping @Sendable () -> Int, sharing: SharingSettings? = nil) {
        self.files = files
        self.now = now
        self.sharing = sharing.map(Sharing.init)
        shareRoutes = SharingRoutes(
            self.sharing, files: files,
            defaults: Application.defaults(contentSecurityPolicy: Self.policy),
            embedDefaults: Application.defaults(contentSecurityPolicy: Self.embedPolicy))
    }

    /// Starts what goes on beside the requests, for as long as the process lives.
    package func start() {
        guard let sharing else { return }
        StorePurge(store: sharing.store).start()
        sharing.webhooks.start()
    }

    /// Everything that a server needs.
    package var application: Application {
        Application(
            Router(
                shareRoutes.routes + [
                    .get("/", { request throws(Problem) in try editor(files.firstPayload, [], request) }),
                    .post("/", previewForm),
                    .post("/api/timeline", timeline),
                    .get("/docs/findings", { request in files.pages(for: request).findings }),
                ]),
            assets: files.assets,
            contentSecurityPolicy: Self.policy,
            errorPage: { problem, request in files.pages(for: request).notice.response(to: problem, request) })
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
        let page = EditorPage(templates: files.pages(for: request).editor)
        let timeline = try timeline(of: payload, settings, request)
        return RequestLanguage.vary(Response(.ok, .html, page.html(payload: payload, timeline: timeline)).validated())
    }

    private func timeline(
        of text: [UInt8], _ settings: [Request.QueryItem], _ request: Request
    ) throws(Problem) -> Timeline {
        let surroundings = PreviewSurroundings(
            samples: files.samplePictures, language: RequestLanguage.of(request), now: now())
        do throws(OptionError) {
            var options = PreviewOptions()
            for item in settings { try options.set(item.name, to: item.value) }
            return try Timeline(of: text, options: options, surroundings: surroundings)
        } catch {
            throw Problem(.badRequest, error.sentence, members: ["option": .string(error.option)])
        }
    }
}
