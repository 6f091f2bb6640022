/// How to preview a payload: the SDK's overridable properties under their names, and which part of the payload is meant.
public struct PreviewOptions: Sendable, Equatable {
    /// Height divided by width of the story's area, 0.2 to 5; default 1.5.
    public var storyAspectRatio = 1.5
    /// Whether an accepted tap plays a haptic; default false.
    public var hapticsEnabled = false
    /// Whether a long press pauses; default false.
    public var longPressToPauseEnabled = false
    /// Whether pages dissolve into each other; default false.
    public var crossfadesBetweenPages = false
    /// Whether the first page follows the last; default false.
    public var loopsAfterLastPage = false
    /// The App Group that holds the media cache, at most 255 bytes; none by default.
    public var appGroupIdentifier: String?
    /// The language that chooses from a `content` given by language.
    public var language: String?
    /// Which element of `notifications`, from 0; by default the first with a block.
    public var notification: Int?

    /// The SDK's defaults.
    public init() {}

    /// Every option's name, in the order in which help lists them.
    public static let names = [
        "storyAspectRatio", "hapticsEnabled", "longPressToPauseEnabled", "crossfadesBetweenPages",
        "loopsAfterLastPage", "appGroupIdentifier", "language", "notification",
    ]

    /// Sets an option from its text, as a query or a flag gives it.
    ///
    /// - Parameters:
    ///   - name: one of `names`.
    ///   - text: the value.
    /// - Throws: `OptionError` that names the option and what it takes.
    public mutating func set(_ name: String, to text: String) throws(OptionError) {
        switch name {
        case "storyAspectRatio": storyAspectRatio = try Self.ratio(text)
        case "hapticsEnabled": hapticsEnabled = try Self.bool(name, text)
        case "longPressToPauseEnabled": longPressToPauseEnabled = try Self.bool(name, text)
        case "crossfadesBetweenPages": crossfadesBetweenPages = try Self.bool(name, text)
        case "loopsAfterLastPage": loopsAfterLastPage = try Self.bool(name, text)
        case "appGroupIdentifier": appGroupIdentifier = try Self.identifier(name, text)
        case "language": language = try Self.identifier(name, text)
        case "notification": notification = try Self.index(text)
        default: throw .unknown(name)
        }
    }

    private static func bool(_ name: String, _ text: String) throws(OptionError) -> Bool {
        switch text {
        case "true": true
        case "false": false
        default: throw .badValue(name, "\(name) is true or false.")
        }
    }

    private static func ratio(_ text: String) throws(OptionError) -> Double {
        // `Double` would also read "nan", "inf" and hexadecimal.
        let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
        guard isDecimal, let ratio = Double(text), (0.2...5).contains(ratio) else {
            throw .badValue("storyAspectRatio", "storyAspectRatio is a number from 0.2 to 5, height divided by width.")
        }
        return ratio
    }

    private static func identifier(_ name: String, _ text: String) throws(OptionError) -> String? {
        guard text.utf8.count <= 255 else { throw .badValue(name, "\(name) is a text of at most 255 bytes.") }
        return text.isEmpty ? nil : text
    }

    private static func index(_ text: String) throws(OptionError) -> Int {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let index = Int(text) else {
            throw .badValue("notification", "notification is a whole number from 0.")
        }
        return index
    }
}

/// An option that cannot be used.
public struct OptionError: Error, Equatable {
    /// The option's name as it was given.
    public let option: String
    /// One sentence that says what the option takes.
    public let sentence: String

    static func unknown(_ name: String) -> OptionError {
        OptionError(
            option: name,
            sentence:
                "There is no option of this name. The options are \(PreviewOptions.names.joined(separator: ", ")).")
    }

    package static func badValue(_ name: String, _ sentence: String) -> OptionError {
        OptionError(option: name, sentence: sentence)
    }

    static func notificationOutOfRange(_ index: Int, count: Int) -> OptionError {
        let holds = count == 1 ? "1 notification" : "\(count) notifications"
        return OptionError(
            option: "notification",
            sentence: "The payload holds \(holds), counted from 0; number \(index) is not there.")
    }
}
