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
    /// Where the pages come; no text holds it, as none has a `<` left.
    private static let place = "<!-- pages -->"

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
        var (html, missing) = storyboard(of: timeline, cache)
        let shell = page.filled { gap in
            switch gap {
            case .language: words.language.rawValue
            case .title: title(of: timeline)
            case .date: String(UnixTime(milliseconds: Int64(now) * 1000).text.prefix(10))
            case .styles: head.styles
            case .modules: head.modules
            case .missing: sentence(missing)
            case .storyboard: Self.place
            case .words: words.script
            case .timelineJSON: SharePage.embedded(timeline.document())
            }
        }
        let (before, after) = shell.parted(at: Self.place)
        html.insert(contentsOf: before, at: 0)
        html += after
        return Made(html: html, missing: missing)
    }

    private var words: Words { templates.words }

    /// All pages with their pictures, and those without. What is large is written once and copied nowhere.
    private func storyboard(of timeline: Timeline, _ cache: MediaCache?) -> (html: [UInt8], missing: [Int]) {
        let container = MediaContainer.group(timeline.options.appGroupIdentifier)
        let pictures = StoryPictures(assets: assets, cache: cache, container: container)
        let sizes = sizes(timeline.pages.map(pictures.byteCount))
        var (html, missing) = ([UInt8](), [Int]())
        html.reserveCapacity(sizes.reduce(1 << 20) { $0 + [UInt8].base64Size(of: $1 ?? 0) })
        for (page, size) in zip(timeline.pages, sizes) {
            let (before, after) = Array(templates.html(page, picture: "").utf8).parted(at: "src=\"\"")
            html += before + "src=\"".utf8
            if size != nil, let (bytes, type) = pictures.picture(of: page) {
                html.append(dataURLOf: bytes, type)
            } else {
                html += Self.noPicture.utf8
                missing.append(page.index)
            }
            html += "\"".utf8 + after
        }
        return (html, missing)
    }

    /// Without those for which there is no room.
    private func sizes(_ all: [Int?]) -> [Int?] {
        var room = Self.maxPictureBytes
        return all.map { size in
            guard let size, size <= room else { return nil }
            room -= size
            return size
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

extension [UInt8] {
    /// What stands before and behind the first place of a text, which has to be there.
    fileprivate func parted(at text: String) -> (before: ArraySlice<UInt8>, after: ArraySlice<UInt8>) {
        guard let range = firstRange(of: Array(text.utf8)) else { preconditionFailure("The template has no \(text).") }
        return (self[..<range.lowerBound], self[range.upperBound...])
    }
}
