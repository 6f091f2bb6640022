/// One page of a story as the phone reads it (the behaviour's section 2).
struct StoryPage {
    /// Its place in the payload's own array.
    let sourceIndex: Int
    /// The picture's URL, character by character as in the payload.
    let imageURL: String
    /// Seconds on screen: above 0, at most 30.
    let duration: Double
    /// What the button opens, or nil where the phone finds no URL.
    let link: String?
    /// The button's words, or nil where absent.
    let buttonTitle: String?
    /// The title, or nil where absent. Never trimmed.
    let title: String?
    /// The subtitle, or nil where absent. Never trimmed.
    let subtitle: String?

    /// The button is there only where it has both words and a link.
    var showsButton: Bool {
        link != nil && buttonTitle != nil
    }
}

extension StoryPage {
    /// The seconds of a page that gives none that can be used.
    static let defaultDuration = 5.0
    /// The most seconds that a page stays.
    static let maxDuration = 30.0

    /// Reads a page's object; nil where its image is unusable, so that the phone drops it.
    init?(_ object: JSONValue, sourceIndex: Int) {
        guard let image = object["image"]?.string, PhoneURL(image).hasScheme else { return nil }
        self.sourceIndex = sourceIndex
        imageURL = image
        duration = Self.duration(object["duration"])
        link = object["link"]?.string.flatMap { PhoneURL($0).hasScheme ? $0 : nil }
        buttonTitle = Self.text(object["button_title"])
        title = Self.text(object["title"])
        subtitle = Self.text(object["subtitle"])
    }

    private static func text(_ value: JSONValue?) -> String? {
        value?.string.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The seconds that the phone makes of a page's `duration`.
    static func duration(_ value: JSONValue?) -> Double {
        let seconds: Double? =
            switch value?.content {
            case .number(let digits): Double(digits)
            case .bool(let bool): bool ? 1 : 0
            default: nil
            }
        guard let seconds, seconds > 0, seconds.isFinite else { return defaultDuration }
        return min(seconds, maxDuration)
    }
}
