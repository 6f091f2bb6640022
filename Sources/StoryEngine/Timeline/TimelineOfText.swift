extension Timeline {
    /// Longer texts are unreadable, in bytes.
    public static let maxTextBytes = JSONReader.maxBytes

    /// Reads a payload's text, and computes what the phone makes of it: text, tree, device payload, story, timeline.
    ///
    /// - Parameters:
    ///   - text: the payload in UTF-8, in any envelope.
    ///   - options: how it is shown, and which part of it is meant.
    ///   - samples: the paths of our own pictures, for images on hosts that are reserved for examples.
    /// - Throws: `OptionError` where the chosen notification does not exist.
    public init(of text: [UInt8], options: PreviewOptions, samples: [String] = []) throws(OptionError) {
        var findings = Findings()
        let json: JSONValue
        do {
            json = try JSONReader.read(text)
        } catch {
            error.report(to: &findings, in: text)
            self = .unreadable(options: options, findings: findings.placed(in: text, json: nil))
            return
        }
        let payload = try Payload(json: json, text: text, options: options)
        let story = Story(block: payload.block.block)
        let inspection = Inspection(text: text, payload: payload, story: story)
        for rule in Rules.all { rule.check(inspection, &findings) }
        self = TimelineBuilder(story: story, options: options, samples: samples)
            .timeline(payload: payload, findings: findings.placed(in: text, json: json))
    }
}
