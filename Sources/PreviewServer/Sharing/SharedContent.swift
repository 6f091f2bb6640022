import ShareStore
import StoryEngine
import WebServer

/// Makes a version of a payload's text and options.
struct SharedContent {
    /// Larger timeline documents are refused, as pages hold them whole.
    static let maxTimelineBytes = 1 << 20

    let samples: [String]
    let language: Language
    /// Seconds since 1970.
    let now: Int

    /// Throws where an option cannot be used, and where nothing could be played.
    func version(of payload: [UInt8], _ settings: [Request.QueryItem]) throws(Problem) -> VersionContent {
        let options: PreviewOptions
        let timeline: Timeline
        guard let text = SecretRemoval.text(without: payload) else {
            throw Problem(
                .unprocessableContent, "The payload is not JSON, so that nothing could be played. Mend it first.",
                members: ["outcome": "unreadable"])
        }
        do throws(OptionError) {
            options = try PreviewOptions(settings)
            timeline = try Timeline(
                of: text, options: options,
                surroundings: PreviewSurroundings(samples: samples, language: language, now: now))
        } catch {
            throw .badOption(error.option, error.sentence)
        }
        let document = timeline.document()
        guard document.count <= Self.maxTimelineBytes else {
            throw Problem(
                .contentTooLarge, "This story is too large to be shared.",
                members: ["limit": .integer(Self.maxTimelineBytes)])
        }
        return VersionContent(
            payload: text, options: options.canonicalText, timeline: document, pageCount: timeline.pages.count)
    }
}

extension PreviewOptions {
    /// All options as JSON, each as a query gives it, in a fixed order: the same options are the same text.
    var canonicalText: String {
        var writer = JSONWriter()
        writer.object { json in
            json.member("storyAspectRatio", "\(storyAspectRatio)")
            json.member("hapticsEnabled", "\(hapticsEnabled)")
            json.member("longPressToPauseEnabled", "\(longPressToPauseEnabled)")
            json.member("crossfadesBetweenPages", "\(crossfadesBetweenPages)")
            json.member("loopsAfterLastPage", "\(loopsAfterLastPage)")
            if let appGroupIdentifier { json.member("appGroupIdentifier", appGroupIdentifier) }
            if let language { json.member("language", language) }
            if let notification { json.member("notification", "\(notification)") }
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
