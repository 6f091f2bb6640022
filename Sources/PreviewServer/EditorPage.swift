import StoryEngine
import WebServer

/// The editor as HTML: complete on arrival, and usable without JavaScript as far as a form can be.
struct EditorPage {
    /// The gaps of `Templates/editor.html`.
    enum Gap: String {
        case preload
        case modules
        case payload
        case watched
        case timelineJSON
        case findings
        case findingsCount
        case storyboard
        case checkedHaptics
        case checkedLongPress
        case checkedCrossfade
        case checkedLoop
        case aspectRatio
        case language
        case bytes
        case words
    }

    let templates: EditorTemplates
    /// The name of the file that the editor follows; empty where it follows none.
    let watched: String

    private var words: Words { templates.words }

    /// The page for a payload's text and its timeline.
    func html(payload: [UInt8], timeline: Timeline) -> [UInt8] {
        templates.page.filled { gap in
            switch gap {
            case .preload: Self.preload(timeline)
            case .modules: templates.modules
            case .payload: String(decoding: payload, as: UTF8.self)
            case .watched: watched
            case .timelineJSON: SharePage.embedded(timeline.document())
            case .findings: timeline.findings.map(templates.html).joined()
            case .findingsCount: timeline.findings.isEmpty ? "" : "(\(timeline.findings.count))"
            case .storyboard: timeline.pages.map { templates.html($0) }.joined()
            case .checkedHaptics: Self.checked(timeline.options.hapticsEnabled)
            case .checkedLongPress: Self.checked(timeline.options.longPressToPauseEnabled)
            case .checkedCrossfade: Self.checked(timeline.options.crossfadesBetweenPages)
            case .checkedLoop: Self.checked(timeline.options.loopsAfterLastPage)
            case .aspectRatio: "\(timeline.options.storyAspectRatio)"
            case .language: words.language.rawValue
            case .bytes: size(timeline.delivery)
            case .words: words.script
            }
        }
    }

    /// The first picture, so that it is asked for before any script.
    private static func preload(_ timeline: Timeline) -> String {
        timeline.pages.first.flatMap { LoadablePicture($0.media ?? $0.imageURL)?.preload } ?? ""
    }

    private static func checked(_ isOn: Bool) -> String {
        isOn ? "checked" : ""
    }

    /// As the page's script writes it.
    private func size(_ delivery: Timeline.Delivery?) -> String {
        let language = words.language
        let limit = language.text(Timeline.Delivery.limit)
        guard let bytes = delivery?.bytes else {
            return words.say("nothing to send, {limit} bytes at most", ["limit": limit])
        }
        let most = language.text(bytes.upperBound)
        if bytes.count == 1 { return words.say("{n} of {limit} bytes", ["n": most, "limit": limit]) }
        return words.say(
            "{least} to {most} of {limit} bytes",
            ["least": language.text(bytes.lowerBound), "most": most, "limit": limit])
    }
}

/// The templates that the editor's page is made of.
struct EditorTemplates: Sendable {
    /// The gaps of `Templates/finding.html`.
    enum FindingGap: String {
        case severity
        case severityName
        case code
        case message
        case onPhone
        case line
        case column
    }

    /// The gaps of `Templates/story-page.html`.
    enum StoryPageGap: String {
        case number
        case seconds
        case image
        case title
        case subtitle
        case buttonTitle
        case link
    }

    let words: Words
    let page: Template<EditorPage.Gap>
    let finding: Template<FindingGap>
    let storyPage: Template<StoryPageGap>
    /// The links of what the page's modules import.
    let modules: String

    func html(_ finding: Finding) -> String {
        let html = self.finding.filled { gap in
            switch gap {
            case .severity: finding.severity.rawValue
            case .severityName: words.name(of: finding.severity)
            case .code: finding.code.rawValue
            case .message: finding.message
            case .onPhone: finding.onPhone
            case .line: "\(finding.range.start.line)"
            case .column: "\(finding.range.start.column)"
            }
        }
        return String(decoding: html, as: UTF8.self)
    }

    /// A page with its own picture, or with another address of it.
    func html(_ page: Timeline.Page, picture: String? = nil) -> String {
        let html = storyPage.filled { gap in
            switch gap {
            case .number: "\(page.index + 1)"
            case .seconds: words.language.text(page.duration)
            case .image: picture ?? page.media ?? page.imageURL
            case .title: page.title ?? ""
            case .subtitle: page.subtitle ?? ""
            case .buttonTitle: page.showsButton ? page.buttonTitle ?? "" : ""
            case .link: page.showsButton ? page.link ?? "" : ""
            }
        }
        return String(decoding: html, as: UTF8.self)
    }
}
