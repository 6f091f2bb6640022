import StoryEngine

/// What a stored timeline document says, as far as pages and comparisons show it.
struct StoredTimeline: Sendable {
    struct Page: Sendable, Equatable {
        var imageURL: String
        var media: String?
        var title: String?
        var subtitle: String?
        var buttonTitle: String?
        var link: String?
        /// Seconds.
        var duration: Double
        var showsButton: Bool

        /// What the page loads.
        var picture: String { media ?? imageURL }
    }

    let pages: [Page]
    let appGroupIdentifier: String?
    let aspectRatio: Double
    let notificationTitle: String?
    let notificationBody: String?
    /// The document's other values that people see, by their path.
    let whole: [(field: String, value: String?)]

    /// Nil where this is no timeline document.
    init?(_ document: [UInt8]) {
        guard let json = try? JSONReader.read(document), case .array(let pages) = json["pages"]?.content else {
            return nil
        }
        self.pages = pages.map(Page.init)
        appGroupIdentifier = json["presentation"]?["appGroupIdentifier"]?.string
        aspectRatio = json["presentation"]?["storyAspectRatio"]?.literal.flatMap(Double.init) ?? 1.5
        notificationTitle = json["notification"]?["title"]?.string
        notificationBody = json["notification"]?["body"]?.string
        whole = Self.fields.map { path in
            (path.shown, (path.group.map { json[$0] } ?? json)?[path.name]?.literal)
        }
    }

    /// Options under their own names, all else under its path.
    private static let fields: [(group: String?, name: String, shown: String)] =
        [(nil, "outcome", "outcome"), ("fallback", "body", "fallback.body")]
        + ["title", "subtitle", "body", "category"].map { ("notification", $0, "notification.\($0)") }
        + [
            "storyAspectRatio", "hapticsEnabled", "longPressToPauseEnabled", "crossfadesBetweenPages",
            "loopsAfterLastPage", "appGroupIdentifier",
        ].map { ("presentation", $0, $0) }
}

extension StoredTimeline.Page {
    init(_ json: JSONValue) {
        imageURL = json["imageURL"]?.string ?? ""
        media = json["media"]?.string
        title = json["title"]?.string
        subtitle = json["subtitle"]?.string
        buttonTitle = json["buttonTitle"]?.string
        link = json["link"]?.string
        duration = 0
        showsButton = false
        if case .number(let digits) = json["duration"]?.content { duration = Double(digits) ?? 0 }
        if case .bool(let bool) = json["showsButton"]?.content { showsButton = bool }
    }
}

extension JSONValue {
    /// A value that holds no other as JSON; nil for null.
    fileprivate var literal: String? {
        switch content {
        case .bool(let bool): "\(bool)"
        case .number(let digits): digits
        case .string(let text): text.json
        case .null, .array, .object: nil
        }
    }
}
