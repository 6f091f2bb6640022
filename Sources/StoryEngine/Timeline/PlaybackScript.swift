/// A list of timed inputs for `Playback` (the contract, section 5), and the trace that comes of it.
public struct PlaybackScript: Sendable {
    /// A script that cannot be used.
    public struct ScriptError: Error {
        /// One sentence that says where and why.
        public let sentence: String
    }

    private struct Step {
        let at: Int
        /// Nil ends the trace.
        let input: Playback.Input?
    }

    /// Later inputs are refused: a looping story would fill any memory. In seconds.
    private static let maxSeconds = 86400.0

    private let steps: [Step]

    /// Reads a JSON array of inputs, ordered by `at`.
    ///
    /// - Parameter json: the text in UTF-8.
    /// - Throws: `ScriptError`.
    public init(json: [UInt8]) throws(ScriptError) {
        let root: JSONValue
        do {
            root = try JSONReader.read(json)
        } catch {
            throw ScriptError(
                sentence: "The inputs are not JSON: byte \(error.index + 1) is not expected there.")
        }
        guard let elements = root.array else { throw ScriptError(sentence: "The inputs are not a JSON array.") }
        var steps: [Step] = []
        for (index, element) in elements.enumerated() {
            let step = try Self.step(element, number: index + 1)
            guard step.at >= steps.last?.at ?? 0 else {
                throw ScriptError(sentence: "Input \(index + 1) comes before the one that precedes it.")
            }
            steps.append(step)
        }
        self.steps = steps
    }

    /// Plays the timeline with these inputs.
    ///
    /// Without an `end` it plays on until the story is over, or waits for an input that never comes.
    public func trace(of timeline: Timeline) -> [Playback.Effect] {
        var playback = Playback(timeline)
        var trace = playback.takeEffects()
        for step in steps {
            guard let input = step.input else {
                playback.advance(to: step.at)
                return trace + playback.takeEffects()
            }
            playback.handle(input, at: step.at)
            trace += playback.takeEffects()
        }
        while let due = playback.nextDue {
            playback.advance(to: due)
            let effects = playback.takeEffects()
            trace += effects
            if effects.contains(where: { $0.kind == .didFinish }) { break }
        }
        return trace
    }

    private static func step(_ element: JSONValue, number: Int) throws(ScriptError) -> Step {
        guard let at = element["at"]?.number, (0...maxSeconds).contains(at) else {
            throw ScriptError(sentence: "Input \(number) has no time: at is a number of seconds from 0 to 86,400.")
        }
        if element["end"] != nil { return Step(at: at.nanoseconds, input: nil) }
        let input: Playback.Input? =
            if let x = element["tap"]?.number {
                .tap(x)
            } else if let x = element["down"]?.number {
                .down(x)
            } else if element["up"] != nil {
                .up
            } else if element["button"] != nil {
                .button
            } else if element["hide"] != nil {
                .hide
            } else if element["show"] != nil {
                .show
            } else {
                nil
            }
        guard let input else {
            throw ScriptError(sentence: "Input \(number) is none of tap, down, up, button, hide, show and end.")
        }
        return Step(at: at.nanoseconds, input: input)
    }
}

extension JSONValue {
    fileprivate var number: Double? {
        if case .number(let digits) = content { Double(digits) } else { nil }
    }
}

extension [Playback.Effect] {
    /// The trace in JSON: an array of `{"at", "event", "index"}` (the contract, section 5).
    public func json() -> [UInt8] {
        var writer = JSONWriter(capacity: count * 48)
        writer.array(self) { effect, json in
            json.object { json in
                json.member("at", Double(effect.at) / 1e9)
                switch effect.kind {
                case .didStart(let pageCount):
                    json.member("event", "didStart")
                    json.member("pageCount", pageCount)
                case .didShow(let index):
                    json.member("event", "didShow")
                    json.member("index", index)
                case .didTapAction(let index):
                    json.member("event", "didTapAction")
                    json.member("index", index)
                case .didFinish: json.member("event", "didFinish")
                case .didShowFallback: json.member("event", "didShowFallback")
                case .haptic: json.member("event", "haptic")
                }
            }
        }
        return writer.bytes
    }

    /// The trace as a table (RFC 4180), its columns the members of the JSON; a cell is empty where there is none.
    public func csv() -> String {
        let rows = map { effect in
            let cells =
                switch effect.kind {
                case .didStart(let pageCount): "didStart,,\(pageCount)"
                case .didShow(let index): "didShow,\(index),"
                case .didTapAction(let index): "didTapAction,\(index),"
                case .didFinish: "didFinish,,"
                case .didShowFallback: "didShowFallback,,"
                case .haptic: "haptic,,"
                }
            var at = JSONWriter()
            at.value(Double(effect.at) / 1e9)
            return "\(String(decoding: at.bytes, as: UTF8.self)),\(cells)"
        }
        return (["at,event,index,pageCount"] + rows).map { $0 + "\r\n" }.joined()
    }
}
