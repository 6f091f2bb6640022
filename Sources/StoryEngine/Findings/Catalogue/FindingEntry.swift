/// What people can read about one kind of finding.
public struct FindingEntry: Sendable {
    /// Which mistake it is.
    public let code: FindingCode
    /// What stands in the text.
    public let meaning: String
    /// What the viewer loses.
    public let onPhone: String
    /// How to put it right.
    public let cure: String
    /// A payload with the finding.
    public let before: FindingExample
    /// The payload without it, and without any error.
    public let after: FindingExample

    init(
        _ code: FindingCode, meaning: String, onPhone: String, cure: String, before: FindingExample,
        after: FindingExample
    ) {
        self.code = code
        self.meaning = meaning
        self.onPhone = onPhone
        self.cure = cure
        self.before = before
        self.after = after
    }

    /// One entry for every code, in the order of the chapters.
    public static let all = FindingChapter.allCases.flatMap(\.entries)
}

/// What findings are about; the order goes from the text to the push.
public enum FindingChapter: String, Sendable, CaseIterable {
    case text
    case block
    case images
    case media
    case durations
    case links
    case words
    case push
    case app

    /// The chapter's heading.
    public var title: String {
        switch self {
        case .text: "The text"
        case .block: "The block and its pages"
        case .images: "Images"
        case .media: "Pictures as they come"
        case .durations: "Durations"
        case .links: "Links and buttons"
        case .words: "Texts and keys"
        case .push: "The push as a whole"
        case .app: "The app's property lists"
        }
    }

    /// The chapter's entries.
    public var entries: [FindingEntry] {
        switch self {
        case .text: FindingEntry.syntax
        case .block: FindingEntry.block
        case .images: FindingEntry.image
        case .media: FindingEntry.media
        case .durations: FindingEntry.duration
        case .links: FindingEntry.link
        case .words: FindingEntry.text
        case .push: FindingEntry.push
        case .app: FindingEntry.plist
        }
    }
}
