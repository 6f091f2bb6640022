import ShareStore
import StoryEngine
import WebServer

/// What share pages report, and what the owner sees of it.
struct StatisticsEndpoint: Sendable {
    let sharing: Sharing
    let files: SiteFiles

    var routes: [Route] {
        [
            .post("/api/previews/{id}/events", blocking: true, record),
            .get("/api/previews/{id}/statistics", blocking: true, show),
            .get("/api/previews/{id}/charts", blocking: true, charts),
        ]
    }

    private func record(_ request: Request) throws(Problem) -> Response {
        try sharing.guardCrossSite(request)
        let id = try request.shareID
        let report = try PlaybackReport(request)
        let share = try sharing.asked(try sharing.store.share(id))
        try sharing.admit(request, to: share)
        try sharing.limitEvents(request)
        let batch = EventBatch(
            session: report.session, sequence: report.sequence ?? Int(sharing.now().milliseconds),
            version: report.version ?? share.latestVersion, events: report.events)
        try sharing.asked(try sharing.store.record(batch, of: id).outcome)
        return Response(.accepted)
    }

    private func show(_ request: Request) throws(Problem) -> Response {
        Response(.ok, .json, StatisticsDocument.json(try statistics(request)))
    }

    /// An HTML fragment for the owner's page.
    private func charts(_ request: Request) throws(Problem) -> Response {
        let statistics = try statistics(request)
        let charts = StatisticsCharts(words: files.pages(for: request).share.words)
        return RequestLanguage.vary(Response(.ok, .html, charts.html(statistics)))
    }

    private func statistics(_ request: Request) throws(Problem) -> [VersionStatistics] {
        let (id, owner) = (try request.shareID, try request.owner)
        return try sharing.asked(try sharing.store.statistics(of: id, owner: owner))
    }
}

/// A batch of a player's callbacks, as a share page sends it when there is time, and when it is left.
struct PlaybackReport {
    static let maxEvents = 100
    static let maxSessionBytes = 64

    let session: String
    /// Counts the session's batches; nil: each counts.
    let sequence: Int?
    /// Nil: the latest.
    let version: Int?
    let events: [PlaybackEvent]

    init(_ request: Request) throws(Problem) {
        let body = try JSONBody(request)
        guard let session = try body.text("session"), !session.isEmpty, session.utf8.count <= Self.maxSessionBytes,
            session.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F })
        else { throw .badMember("session", "session is a text of 1 to 64 visible ASCII characters.") }
        guard let events = body.array("events") else { throw .badMember("events", "events is a list.") }
        guard events.count <= Self.maxEvents else {
            throw Problem(
                .contentTooLarge, "Send fewer events at once.", members: ["limit": .integer(Self.maxEvents)])
        }
        self.session = session
        sequence = try body.number("sequence")
        version = try body.number("version")
        // Who reports has opened the page; the store counts that once a session.
        var read = [PlaybackEvent.opened]
        for event in events { if let event = try Self.event(JSONBody(event)) { read.append(event) } }
        self.events = read
    }

    /// By the SDK's names; nil for a start, which an opened page says already.
    private static func event(_ body: JSONBody) throws(Problem) -> PlaybackEvent? {
        switch try body.text("event") {
        case "didStart": nil
        case "didShow": .shown(page: try page(body))
        case "didTapAction": .tapped(page: try page(body))
        case "didFinish": .finished
        case "didShowFallback": .fellBack
        default: throw .badMember("event", "event is a callback’s name.")
        }
    }

    private static func page(_ body: JSONBody) throws(Problem) -> Int {
        guard let page = try body.number("index") else {
            throw .badMember("index", "index is the page’s number from 0.")
        }
        return page
    }
}
