import MediaCache
import StoryEngine
import WebServer

/// Looks at a payload's pictures as the phone would meet them, and tells of each as it arrives, as server-sent events:
///
/// - `progress`: `url`, and how many bytes were `received` of how many in `total`, which is null where nobody says.
/// - `media`: `url`, `media` as its path under `/media/` or null, and its `diagnostics`.
/// - `done`: all `diagnostics` of the payload, as a timeline document has them.
struct MediaEndpoint: Sendable {
    typealias Surroundings = @Sendable (Request) -> PreviewSurroundings

    let cache: MediaCache
    let origin: SiteOrigin
    let addresses: ClientAddresses
    let surroundings: Surroundings
    private let limit = RateLimit(perHour: 1200)

    init(_ settings: MediaSettings, surroundings: @escaping Surroundings) {
        cache = settings.cache
        origin = SiteOrigin(publicURL: settings.publicURL)
        addresses = ClientAddresses(trustedProxies: settings.trustedProxies)
        self.surroundings = surroundings
    }

    var routes: [Route] { [.post("/api/media", look), PictureRoute(cache: cache).route] }

    private func look(_ request: Request) throws(Problem) -> Response {
        try CrossSiteGuard(origin: origin).check(request)
        let settings = request.query.filter { $0.name != RequestLanguage.parameter }
        let report: MediaReport
        let urls: [String]
        do throws(OptionError) {
            let options = try PreviewOptions(settings)
            report = MediaReport(payload: request.body, options: options, surroundings: surroundings(request))
            urls = Array(try report.timeline(of: [:]).mediaURLs.prefix(Self.maxPictures))
        } catch {
            throw .badOption(error.option, error.sentence)
        }
        let container = MediaContainer.group(report.options.appGroupIdentifier)
        for url in urls where cache.media(url, in: container) == nil { try count(request) }
        var response = Response(streaming: .events) { [cache] stream in
            // What is known already is told at once, which takes a while for many pictures.
            Thread.start {
                let teller = MediaTeller(report: report, stream: stream)
                cache.prefetch(
                    urls, in: container, maxAge: Self.maxAgeSeconds, onProgress: teller.progress,
                    onMedia: teller.arrived, completion: { _ in teller.end() })
            }
        }
        // nginx would hold the events back.
        response.headers["X-Accel-Buffering"] = "no"
        return response
    }

    /// Of one payload; what comes behind them is not looked at.
    private static let maxPictures = 100

    /// Who looks again later sees what the picture is by then.
    private static let maxAgeSeconds = 60

    private func count(_ request: Request) throws(Problem) {
        let now = MonotonicTime.now.milliseconds
        guard let wait = limit.take(addresses.network(of: request), at: now) else { return }
        throw Problem(
            .tooManyRequests, "You have looked at many pictures lately. Wait a while.",
            members: ["limit": .integer(limit.perHour)], headers: [.retryAfter: HeaderValue(wait)])
    }
}

/// What is found out about a payload's pictures, as far as they are known.
struct MediaReport: Sendable {
    let payload: [UInt8]
    let options: PreviewOptions
    let surroundings: PreviewSurroundings

    func timeline(of media: [String: MediaFacts]) throws(OptionError) -> Timeline {
        var surroundings = surroundings
        surroundings.media = media
        return try Timeline(of: payload, options: options, surroundings: surroundings)
    }

    /// Of a payload that has a timeline.
    func findings(of media: [String: MediaFacts]) -> [Finding] { (try? timeline(of: media))?.findings ?? [] }
}

/// Writes what arrives into a stream, whichever thread brings it.
final class MediaTeller: Sendable {
    /// Bytes between one sign of progress and the next.
    private static let progressBytes = 64 << 10

    private struct State: Sendable {
        var facts: [String: MediaFacts] = [:]
        var told: [String: Int] = [:]
    }

    private let report: MediaReport
    private let stream: ResponseStream
    private let state = Guarded(State())

    init(report: MediaReport, stream: ResponseStream) {
        self.report = report
        self.stream = stream
    }

    @Sendable func progress(_ url: String, _ progress: FetchProgress) {
        let isNews = state.withLock { state in
            if let told = state.told[url], progress.byteCount - told < Self.progressBytes { return false }
            state.told[url] = progress.byteCount
            return true
        }
        guard isNews else { return }
        write("progress") { json in
            json.member("url", url)
            json.member("received", progress.byteCount)
            json.key("total")
            json.valueOrNull(progress.expectedByteCount)
        }
    }

    @Sendable func arrived(_ media: Media) {
        state.withLock { $0.facts[media.url] = media.facts }
        let findings = report.findings(of: [media.url: media.facts]).filter { $0.code.rawValue.hasPrefix("media-") }
        write("media") { json in
            json.member("url", media.url)
            json.member("media", MediaName(media)?.path)
            json.key("diagnostics")
            json.array(findings) { $0.write(to: &$1) }
        }
    }

    func end() {
        let findings = report.findings(of: state.withLock { $0.facts })
        write("done") { json in
            json.key("diagnostics")
            json.array(findings) { $0.write(to: &$1) }
        }
        stream.end()
    }

    /// One event; its JSON has no line breaks.
    private func write(_ event: String, _ members: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        json.object(members)
        stream.write(Array("event: \(event)\ndata: ".utf8) + json.bytes + Array("\n\n".utf8))
    }
}
