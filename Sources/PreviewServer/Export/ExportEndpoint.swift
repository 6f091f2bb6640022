import StoryEngine
import WebServer

/// `POST /api/export`: a payload's story as one HTML file that plays without a network.
///
/// Pictures are in it as far as they are known here: `POST /api/media` fetches them.
struct ExportEndpoint: Sendable {
    let files: SiteFiles
    let media: MediaSettings?
    let now: @Sendable () -> Int
    let surroundings: @Sendable (Request) -> PreviewSurroundings
    private let limit = RateLimit(perHour: 30)

    init(
        files: SiteFiles, media: MediaSettings?, now: @escaping @Sendable () -> Int,
        surroundings: @escaping @Sendable (Request) -> PreviewSurroundings
    ) {
        self.now = now
        self.files = files
        self.media = media
        self.surroundings = surroundings
    }

    /// On a worker: it reads all pictures.
    var route: Route { .post("/api/export", blocking: true, export) }

    /// Sent as it is: gzip would take a second to find little in the text of what was compressed before.
    private static let html = ContentType(ContentType.html.value, isCompressible: false)

    @Sendable private func export(_ request: Request) throws(Problem) -> Response {
        let timeline = try timeline(of: request)
        try count(request)
        let made = files.pages(for: request).storyFile.made(of: timeline, cache: media?.cache, now: now())
        return RequestLanguage.vary(
            Response(
                .ok, Self.html, made.html, headers: [.contentDisposition: "attachment; filename=story.html"]))
    }

    private func timeline(of request: Request) throws(Problem) -> Timeline {
        do {
            let options = try PreviewOptions(request.query.filter { $0.name != RequestLanguage.parameter })
            return try StoryFile.timeline(of: request.body, options: options, surroundings: surroundings(request))
        } catch let error as OptionError {
            throw .badOption(error.option, error.sentence)
        } catch let StoryFile.Refusal.badOption(error) {
            throw .badOption(error.option, error.sentence)
        } catch {
            throw Problem(.unprocessableContent, StoryFile.Refusal.notJSON.sentence)
        }
    }

    private func count(_ request: Request) throws(Problem) {
        let client = ClientAddresses(trustedProxies: media?.trustedProxies ?? []).network(of: request)
        guard let wait = limit.take(client, at: MonotonicTime.now.milliseconds) else { return }
        throw Problem(
            .tooManyRequests, "You have exported many stories lately. Wait a while.",
            members: ["limit": .integer(limit.perHour)], headers: [.retryAfter: HeaderValue(wait)])
    }
}
