/// What a timeline depends on besides the payload and the options.
public struct PreviewSurroundings: Sendable {
    /// The paths of our own pictures, for images on hosts that are reserved for examples.
    public var samples: [String]
    /// The language in which findings speak.
    public var language: Language
    /// The time, in seconds since 1970, to compare links with that end; nil where it is unknown.
    public var now: Int?

    /// What is known of the pictures, by the text of `image`; where nothing is known, nothing is said.
    public var media: [String: MediaFacts]
    /// The categories of the pushes that a plist has to open for; where none are known, they are not compared.
    public var categories: [String]

    /// Surroundings without pictures and clock, in English.
    public init(
        samples: [String] = [], language: Language = .english, now: Int? = nil, media: [String: MediaFacts] = [:],
        categories: [String] = []
    ) {
        self.samples = samples
        self.language = language
        self.now = now
        self.media = media
        self.categories = categories
    }
}

extension Timeline {
    /// Longer texts are unreadable, in bytes.
    public static let maxTextBytes = JSONReader.maxBytes

    /// Reads a payload's text, and computes what the phone makes of it: text, tree, device payload, story, timeline.
    ///
    /// - Parameters:
    ///   - text: the payload in UTF-8, in any envelope.
    ///   - options: how it is shown, and which part of it is meant.
    ///   - surroundings: pictures, language and time.
    /// - Throws: `OptionError` where the chosen notification does not exist.
    public init(
        of text: [UInt8], options: PreviewOptions, surroundings: PreviewSurroundings = PreviewSurroundings()
    ) throws(OptionError) {
        if let form = PlistForm(of: text) {
            let findings = PlistCheck.findings(in: text, form, options: options, surroundings: surroundings)
            self = .unreadable(options: options, findings: findings)
            return
        }
        var findings = Findings()
        let json: JSONValue
        do {
            json = try JSONReader.read(text)
        } catch {
            self = .unreadable(text, after: error, options: options, surroundings: surroundings)
            return
        }
        let inspection = Inspection(
            text: text, payload: try Payload(json: json, text: text, options: options), now: surroundings.now,
            media: surroundings.media, area: StoryArea(aspectRatio: options.storyAspectRatio))
        for rule in Rules.all { rule.check(inspection, &findings) }
        let placer = FindingPlacer(
            text: text, json: json, encoded: inspection.payload.block.encoded, language: surroundings.language)
        self = TimelineBuilder(story: inspection.story, options: options, samples: surroundings.samples)
            .timeline(payload: inspection.payload, findings: placer.placed(findings))
    }

    /// The pictures of the pages that the web can send, each once, in order; those on example hosts are left out. What is
    /// known of them makes `PreviewSurroundings.media`.
    public var mediaURLs: [String] {
        var seen: Set<String> = []
        return pages.map(\.imageURL).filter { text in
            let url = PhoneURL(text)
            return url.isWeb && !url.isOnExampleHost && seen.insert(text).inserted
        }
    }

    /// The timeline of a text that is not JSON: nothing could be sent. What can be known of the rest is found all the same.
    private static func unreadable(
        _ text: [UInt8], after refusal: JSONRefusal, options: PreviewOptions, surroundings: PreviewSurroundings
    ) -> Timeline {
        var findings = Findings()
        let mending = JSONMender.mend(text, after: refusal)
        for fault in mending.faults { findings.report(fault) }
        var encoded: [Range<Int>] = []
        if let json = mending.value, !mending.isPartial,
            let payload = try? Payload(json: json, text: text, options: options)
        {
            let inspection = Inspection(
                text: text, payload: payload, now: surroundings.now, media: surroundings.media,
                area: StoryArea(aspectRatio: options.storyAspectRatio))
            for rule in Rules.all { rule.check(inspection, &findings) }
            encoded = payload.block.encoded
        }
        let placer = FindingPlacer(text: text, json: mending.value, encoded: encoded, language: surroundings.language)
        return .unreadable(options: options, findings: placer.placed(findings))
    }
}
