import Testing
import TestSupport

@testable import StoryEngine

/// A payload, options and timed inputs.
struct Scenario {
    let name: String
    let payload: String
    let options: [String]
    let inputs: String

    init(_ name: String, _ payload: String, options: [String] = [], inputs: String) {
        self.name = name
        self.payload = payload
        self.options = options
        self.inputs = inputs
    }

    /// Reads back what `golden` wrote.
    init(_ golden: JSONValue) throws {
        name = try #require(golden["name"]?.string)
        payload = try #require(golden["payload"]?.string)
        options = try #require(golden["options"]?.array).compactMap(\.string)
        inputs = try #require(golden["inputs"]?.text)
    }

    /// The scenario with its timeline and trace, in JSON.
    func golden() throws -> [UInt8] {
        var settings = PreviewOptions()
        for option in options { try settings.set(option, to: "true") }
        var timeline = try Timeline(of: Array(payload.utf8), options: settings)
        timeline.findings = []  // A trace does not depend on them.
        let trace = try PlaybackScript(json: Array(inputs.utf8)).trace(of: timeline)
        var json = JSONWriter()
        json.object { json in
            json.member("name", name)
            json.member("payload", payload)
            json.key("options")
            json.array(options) { $1.value($0) }
            json.key("timeline")
            timeline.write(to: &json)
            json.key("inputs")
            json.raw(inputs)
            json.key("trace")
            json.raw(String(decoding: trace.json(), as: UTF8.self))
        }
        return json.bytes + [UInt8(ascii: "\n")]
    }
}

// MARK: - Written by hand

extension Scenario {
    private static let two = device(
        pages: #""duration": 2"#, #""duration": 3, "link": "app://x", "button_title": "Go""#)

    static let written = [
        Scenario("plays-through", two, inputs: "[]"),
        Scenario("loops", two, options: ["loopsAfterLastPage"], inputs: #"[{"at":12,"end":true}]"#),
        Scenario("falls-back", #"{"aps":{"alert":"Body"}}"#, inputs: #"[{"at":1,"tap":0.9}]"#),
        Scenario(
            "taps-each-third", two, options: ["hapticsEnabled"],
            inputs: #"[{"at":0.5,"tap":0.2},{"at":1,"tap":0.5},{"at":1.5,"tap":0.9},{"at":2,"tap":0}]"#),
        Scenario(
            "tap-on-the-last-page-of-a-loop", two, options: ["hapticsEnabled", "loopsAfterLastPage"],
            inputs: #"[{"at":3,"tap":0.9},{"at":6,"end":true}]"#),
        Scenario(
            "hold-and-release", two, options: ["longPressToPauseEnabled"],
            inputs: #"[{"at":1,"down":0.5},{"at":4,"up":true}]"#),
        Scenario("hold-without-pausing", two, inputs: #"[{"at":1,"down":0.9},{"at":3,"up":true}]"#),
        Scenario(
            "page-changes-before-the-press", two, options: ["longPressToPauseEnabled"],
            inputs: #"[{"at":1.75,"down":0.5},{"at":4,"up":true},{"at":4.9,"down":0.5},{"at":9,"up":true}]"#),
        Scenario(
            "button-and-on", two, options: ["hapticsEnabled"],
            inputs: #"[{"at":1,"button":true},{"at":3,"button":true},{"at":4,"tap":0.9},{"at":5,"tap":0.1}]"#),
        Scenario(
            "back-from-the-end", two, inputs: #"[{"at":6,"tap":0.9},{"at":6.5,"tap":0.33},{"at":7,"button":true}]"#),
        Scenario("hidden", two, inputs: #"[{"at":1,"hide":true},{"at":61,"show":true}]"#),
        Scenario(
            "held-and-hidden", two, options: ["longPressToPauseEnabled"],
            inputs: #"[{"at":1,"hide":true},{"at":1.5,"down":0.5},{"at":3,"show":true},{"at":5,"up":true}]"#),
    ]
}

// MARK: - At random

extension Scenario {
    private static let durations = ["0.05", "0.1", "0.25", "0.3", "0.5", "1", "1.25", "2", "5"]
    private static let pauses = [0, 0, 1, 50, 100, 249, 250, 251, 300, 500, 750, 1000, 1500]
    private static let toggles = [
        "hapticsEnabled", "longPressToPauseEnabled", "loopsAfterLastPage", "crossfadesBetweenPages",
    ]

    static func random(number: Int, using random: inout SeededGenerator) -> Scenario {
        let pages = (0..<Int.random(in: 1...8, using: &random)).map { _ in
            let button = Bool.random(using: &random) ? #","link":"app://x","button_title":"Go""# : ""
            return
                #"{"image":"https://a.test/x","duration":\#(durations.randomElement(using: &random) ?? "1")\#(button)}"#
        }
        let options = toggles.filter { _ in Bool.random(using: &random) }
        var milliseconds = 0
        var inputs = (0..<Int.random(in: 4...20, using: &random)).map { _ in
            milliseconds += pauses.randomElement(using: &random) ?? 0
            return #"{"at":\#(Double(milliseconds) / 1000),\#(input(using: &random))}"#
        }
        inputs.append(#"{"at":\#(Double(milliseconds + 7000) / 1000),"end":true}"#)
        return Scenario(
            "random-\(number)", "[" + pages.joined(separator: ",") + "]", options: options,
            inputs: "[" + inputs.joined(separator: ",") + "]")
    }

    private static func input(using random: inout SeededGenerator) -> String {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...2: #""tap":\#([0.1, 0.33, 0.34, 0.9].randomElement(using: &random) ?? 0.5)"#
        case 3, 4: #""down":\#([0.1, 0.9].randomElement(using: &random) ?? 0.5)"#
        case 5, 6: #""up":true"#
        case 7: #""button":true"#
        case 8: #""hide":true"#
        default: #""show":true"#
        }
    }
}

extension JSONValue {
    /// The value as JSON again, for arrays of flat objects.
    fileprivate var text: String {
        switch content {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(let digits): digits
        case .string(let string): "\"\(string)\""
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",") + "}"
        }
    }
}
