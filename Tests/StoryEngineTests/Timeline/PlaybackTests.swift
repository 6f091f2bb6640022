import Testing

@testable import StoryEngine

struct PlaybackTests {
    private let two = device(pages: #""duration": 2"#, #""duration": 3, "link": "app://x", "button_title": "Go""#)

    /// The trace in short: `start 2`, `show 0`, `haptic`, `tap 1`, `finish`, `fallback`, each after its time.
    private func trace(
        _ text: String, _ inputs: String, _ change: (inout PreviewOptions) -> Void = { _ in }
    ) throws -> [String] {
        let script = try PlaybackScript(json: Array("[\(inputs)]".utf8))
        return script.trace(of: try timeline(text, change)).map { "\(Double($0.at) / 1e9) \($0.kind.short)" }
    }

    @Test func `an undisturbed story plays through`() throws {
        #expect(try trace(two, "") == ["0.0 start 2", "0.0 show 0", "2.0 show 1", "5.0 finish"])
    }

    @Test func `a fallback is reported once`() throws {
        #expect(try trace("{}", #"{"at": 1, "tap": 0.9}, {"at": 2, "button": true}"#) == ["0.0 fallback"])
    }

    @Test func `an unreadable text reports nothing`() throws {
        #expect(try trace("{", #"{"at": 1, "tap": 0.9}"#).isEmpty)
    }

    @Test(arguments: [(0.0, 0), (0.33, 0), (1.0 / 3, 1), (0.5, 1), (1.0, 1)])
    func `a tap goes back in the left third and on elsewhere`(x: Double, index: Int) throws {
        #expect(try trace(two, #"{"at": 1, "tap": \#(x)}, {"at": 1, "end": true}"#).last == "1.0 show \(index)")
    }

    @Test func `a tap on the last page does nothing and its time goes on`() throws {
        #expect(
            try trace(two, #"{"at": 3, "tap": 0.9}"#) { $0.hapticsEnabled = true }
                == ["0.0 start 2", "0.0 show 0", "2.0 show 1", "5.0 finish"])
    }

    @Test func `a tap on the last page of a looping story starts over without finishing`() throws {
        #expect(
            try trace(two, #"{"at": 3, "tap": 0.9}, {"at": 4, "end": true}"#) {
                $0.loopsAfterLastPage = true
                $0.hapticsEnabled = true
            } == ["0.0 start 2", "0.0 show 0", "2.0 show 1", "3.0 haptic", "3.0 show 0"])
    }

    @Test func `a looping story finishes each lap and does not start again`() throws {
        #expect(
            try trace(two, #"{"at": 7, "end": true}"#) { $0.loopsAfterLastPage = true }
                == ["0.0 start 2", "0.0 show 0", "2.0 show 1", "5.0 finish", "5.0 show 0", "7.0 show 1"])
    }

    @Test func `the end can be left by going back and reached again`() throws {
        #expect(
            try trace(two, #"{"at": 6, "tap": 0.1}"#).suffix(4)
                == ["5.0 finish", "6.0 show 0", "8.0 show 1", "11.0 finish"])
    }

    @Test func `after the end a tap on the right does nothing`() throws {
        #expect(try trace(two, #"{"at": 6, "tap": 0.9}"#).last == "5.0 finish")
    }

    @Test func `a press never navigates`() throws {
        #expect(
            try trace(two, #"{"at": 0.5, "down": 0.9}, {"at": 0.75, "up": true}"#)
                == ["0.0 start 2", "0.0 show 0", "2.0 show 1", "5.0 finish"])
    }

    @Test func `a touch just short of a press is a tap where it came down, when it lifts`() throws {
        #expect(
            try trace(two, #"{"at": 0.5, "down": 0.9}, {"at": 0.749, "up": true}, {"at": 1, "end": true}"#).last
                == "0.749 show 1")
    }

    @Test func `a press freezes the page after a quarter of a second and lifting resumes the rest`() throws {
        #expect(
            try trace(two, #"{"at": 1, "down": 0.5}, {"at": 4, "up": true}"#) { $0.longPressToPauseEnabled = true }
                == ["0.0 start 2", "0.0 show 0", "4.75 show 1", "7.75 finish"])
    }

    @Test func `a page may change before the press is recognised, which then freezes the next`() throws {
        #expect(
            try trace(two, #"{"at": 1.9, "down": 0.5}, {"at": 4, "up": true}"#) { $0.longPressToPauseEnabled = true }
                == ["0.0 start 2", "0.0 show 0", "2.0 show 1", "6.85 finish"])
    }

    @Test func `at the same instant the page's time comes before the press`() throws {
        #expect(
            try trace(two, #"{"at": 1.75, "down": 0.5}, {"at": 3, "up": true}"#) { $0.longPressToPauseEnabled = true }
                == ["0.0 start 2", "0.0 show 0", "2.0 show 1", "6.0 finish"])
    }

    @Test func `at the same instant the page's time comes before a tap`() throws {
        #expect(
            try trace(two, #"{"at": 2, "tap": 0.1}, {"at": 2, "end": true}"#).suffix(2) == ["2.0 show 1", "2.0 show 0"])
    }

    @Test func `a press after the end or after a button tap changes nothing`() throws {
        #expect(
            try trace(two, #"{"at": 3, "button": true}, {"at": 4, "down": 0.5}, {"at": 6, "up": true}"#) {
                $0.longPressToPauseEnabled = true
            } == ["0.0 start 2", "0.0 show 0", "2.0 show 1", "3.0 tap 1"])
    }

    @Test func `a button tap stops the page and any tap plays on from there`() throws {
        #expect(
            try trace(two, #"{"at": 3, "button": true}, {"at": 9, "tap": 0.1}"#).suffix(4)
                == ["3.0 tap 1", "9.0 show 0", "11.0 show 1", "14.0 finish"])
    }

    @Test func `after a button tap on the last page a tap on the right leaves it stopped`() throws {
        #expect(try trace(two, #"{"at": 3, "button": true}, {"at": 9, "tap": 0.9}"#).last == "3.0 tap 1")
    }

    @Test func `where there is no button its tap is nothing`() throws {
        #expect(try trace(two, #"{"at": 1, "button": true}"#).count == 4)
    }

    @Test func `a hidden page stands still and goes on with the rest`() throws {
        #expect(
            try trace(two, #"{"at": 1, "hide": true}, {"at": 61, "show": true}"#)
                == ["0.0 start 2", "0.0 show 0", "62.0 show 1", "65.0 finish"])
    }

    @Test func `reasons to be paused do not stack and do not cancel each other`() throws {
        let inputs = #"""
            {"at": 1, "hide": true}, {"at": 1.5, "hide": true}, {"at": 2, "down": 0.5},
            {"at": 3, "show": true}, {"at": 5, "up": true}
            """#
        #expect(
            try trace(two, inputs) { $0.longPressToPauseEnabled = true }.suffix(2) == ["6.0 show 1", "9.0 finish"])
    }

    @Test func `a second finger is ignored while one is down`() throws {
        #expect(
            try trace(
                two,
                #"{"at": 0.1, "down": 0.9}, {"at": 0.2, "tap": 0.1}, {"at": 0.3, "up": true}, {"at": 1, "end": true}"#
            )
            .suffix(2) == ["0.0 show 0", "0.3 show 1"])
    }
}

extension Playback.Effect.Kind {
    fileprivate var short: String {
        switch self {
        case .didStart(let pageCount): "start \(pageCount)"
        case .didShow(let index): "show \(index)"
        case .didTapAction(let index): "tap \(index)"
        case .didFinish: "finish"
        case .didShowFallback: "fallback"
        case .haptic: "haptic"
        }
    }
}
