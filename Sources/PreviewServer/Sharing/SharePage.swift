import ShareStore
import StoryEngine
import WebServer

/// The share page, the player alone, and the page of links without a store, in one language.
struct SharePage: Sendable {
    /// The gaps of `Templates/share.html`.
    enum Gap: String {
        case language
        /// `share` or `local`.
        case kind
        case title
        case description
        case url
        case version
        case card
        case oEmbed
        case preload
        case modules
        case storyboard
        case words
        case shareJSON
        case timelineJSON
    }

    /// The gaps of `Templates/embed.html`.
    enum EmbedGap: String {
        case language
        case title
        case preload
        case modules
        case words
        case shareJSON
        case timelineJSON
    }

    let words: Words
    let page: Template<Gap>
    let embed: Template<EmbedGap>
    let storyPage: Template<EditorTemplates.StoryPageGap>
    /// The links of what each page's modules import.
    let modules: (stored: String, local: String, embed: String)

    /// The page of a share at that URL; absolute, without a query.
    func html(_ view: ShareView, url: String, hasCard: Bool) -> [UInt8] {
        let timeline = StoredTimeline(view.version.content.timeline)
        let head = SharePageHead(view, timeline, url: url, hasCard: hasCard)
        return page.filled { gap in
            switch gap {
            case .language: words.language.rawValue
            case .kind: "share"
            case .title: title(of: view.share)
            case .description: head.description ?? words.say("See a push story as the phone plays it")
            case .url: url
            case .version: "\(view.version.number)"
            case .card: head.card
            case .oEmbed: head.oEmbed
            case .preload: head.preload
            case .modules: modules.stored
            case .storyboard: (timeline?.pages ?? []).enumerated().map(storyboard).joined()
            case .words: words.script
            case .shareJSON: Self.embedded(ShareDocuments.page(view, url: url))
            case .timelineJSON: Self.embedded(view.version.content.timeline)
            }
        }
    }

    /// The player alone.
    func embeddedHTML(_ view: ShareView, url: String) -> [UInt8] {
        let head = SharePageHead(view, StoredTimeline(view.version.content.timeline), url: url, hasCard: false)
        return embed.filled { gap in
            switch gap {
            case .language: words.language.rawValue
            case .title: title(of: view.share)
            case .preload: head.preload
            case .modules: modules.embed
            case .words: words.script
            case .shareJSON: Self.embedded(ShareDocuments.page(view, url: url))
            case .timelineJSON: Self.embedded(view.version.content.timeline)
            }
        }
    }

    /// The page that plays what its own fragment holds.
    func localHTML(url: String) -> [UInt8] {
        page.filled { gap in
            switch gap {
            case .language: words.language.rawValue
            case .kind: "local"
            case .title: words.say("A push story")
            case .description: words.say("See a push story as the phone plays it")
            case .url: url
            case .version, .card, .oEmbed, .preload, .storyboard: ""
            case .modules: modules.local
            case .words: words.script
            case .shareJSON, .timelineJSON: "null"
            }
        }
    }

    func title(of share: Share) -> String {
        share.name.allSatisfy(\.isWhitespace) ? words.say("A push story") : share.name
    }

    private func storyboard(_ index: Int, _ page: StoredTimeline.Page) -> String {
        let html = storyPage.filled { gap in
            switch gap {
            case .number: "\(index + 1)"
            case .seconds: words.language.text(page.duration)
            case .image: page.picture
            case .title: page.title ?? ""
            case .subtitle: page.subtitle ?? ""
            case .buttonTitle: page.showsButton ? page.buttonTitle ?? "" : ""
            case .link: page.showsButton ? page.link ?? "" : ""
            }
        }
        return String(decoding: html, as: UTF8.self)
    }

    /// JSON so that it cannot end the script element that holds it.
    static func embedded(_ json: [UInt8]) -> String {
        guard json.contains(UInt8(ascii: "<")) else { return String(decoding: json, as: UTF8.self) }
        var safe: [UInt8] = []
        for byte in json { if byte == UInt8(ascii: "<") { safe += "\\u003c".utf8 } else { safe.append(byte) } }
        return String(decoding: safe, as: UTF8.self)
    }
}
