import MediaCache
import ShareStore
import StoryEngine
import WebServer

/// Makes a story one HTML file, in one language: the pictures, the player and its words are in it, and it loads nothing.
package struct StoryFile: Sendable {
    /// Of all pictures together: the file stays below the 25 MB that mail takes.
    static let maxPictureBytes = 18 << 20

    /// Why there is no such file.
    package enum Refusal: Error {
        case badOption(OptionError)
        case notJSON

        /// One sentence.
        package var sentence: String {
            switch self {
            case .badOption(let error): error.sentence
            case .notJSON: "The payload is not JSON, so that nothing could be played. Mend it first."
            }
        }
    }

    /// The gaps of `Templates/export.html`.
    enum Gap: String {
        case language
        case title
        case date
        case styles
        case modules
        case missing
        case storyboard
        case words
        case timelineJSON
    }

    /// A file, and the pages whose pictures are not in it, counted from 0.
    package struct Made {
        package let html: [UInt8]
        package let missing: [Int]
    }

    private static let script = "/export/export.js"
    private static let styles = ["/styles/tokens.css", "/styles/stage.css", "/styles/export.css"]
    /// A picture that every browser fails to show, as the phone fails without a network, and asks nobody for.
    private static let noPicture = "data:,"

    private let templates: EditorTemplates
    private let page: Template<Gap>
    private let assets: AssetStore
    private let head: (styles: String, modules: String)

    init(_ templates: EditorTemplates, page: Template<Gap>, assets: AssetStore) {
        self.templates = templates
        self.page = page
        self.assets = assets
        let styles = Self.styles.compactMap { assets[$0]?.bytes }.joined()
        head = (
            String(decoding: Array(styles), as: UTF8.self), InlinedModules(assets: assets).importMap(for: Self.script)
        )
    }

    /// The timeline of a payload, from which nothing can be read that is for its sender alone.
    ///
    /// - Throws: `Refusal` where nothing could be played.
    package static func timeline(
        of payload: [UInt8], options: PreviewOptions, surroundings: PreviewSurroundings
    ) throws(Refusal) -> Timeline {
        guard let text = SecretRemoval.text(without: payload) else { throw .notJSON }
        do throws(OptionError) {
            return try Timeline(of: text, options: options, surroundings: surroundings)
        } catch {
            throw .badOption(error)
        }
    }

    /// Makes the file.
    ///
    /// - Parameters:
    ///   - timeline: as `timeline(of:options:surroundings:)` makes it.
    ///   - cache: holds the pictures in the folder of the options' App Group; what it lacks is not in the file.
    ///   - now: seconds since 1970.
    /// - Returns: the file.
    package func made(of timeline: Timeline, cache: MediaCache?, now: Int) -> Made {
        let pictures = pictures(of: timeline, cache)
        let missing = timeline.pages.indices.filter { pictures[$0] == nil }
        let html = page.filled { gap in
            switch gap {
            case .language: words.language.rawValue
            case .title: title(of: timeline)
            case .date: String(UnixTime(milliseconds: Int64(now) * 1000).text.prefix(10))
            case .styles: head.styles
            case .modules: head.modules
            case .missing: sentence(missing)
            case .storyboard:
                zip(timeline.pages, pictures).map { templates.html($0, picture: $1 ?? Self.noPicture) }.joined()
            case .words: words.script
            case .timelineJSON: SharePage.embedded(timeline.document())
            }
        }
        return Made(html: html, missing: missing)
    }

    private var words: Words { templates.words }

    /// By page, as addresses that hold them.
    private func pictures(of timeline: Timeline, _ cache: MediaCache?) -> [String?] {
        let container = MediaContainer.group(timeline.options.appGroupIdentifier)
        let source = StoryPictures(assets: assets, cache: cache, container: container)
        var room = Self.maxPictureBytes
        return timeline.pages.map { page in
            guard let (bytes, type) = source.picture(of: page), bytes.count <= room else { return nil }
            room -= bytes.count
            return bytes.dataURL(of: type)
        }
    }

    private func title(of timeline: Timeline) -> String {
        let texts = [timeline.notification?.title, timeline.pages.first?.title]
        return texts.lazy.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) } ?? words.say("A push story")
    }

    private func sentence(_ missing: [Int]) -> String {
        guard let first = missing.first else { return "" }
        if missing.count == 1 {
            return words.say(
                "The picture of page {n} is not in this file: it did not arrive, or has no room in it.",
                ["n": "\(first + 1)"])
        }
        let pages = missing.map { "\($0 + 1)" }.joined(separator: ", ")
        return words.say(
            "The pictures of these pages are not in this file, as they did not arrive or have no room in it: {pages}.",
            ["pages": pages])
    }
}
