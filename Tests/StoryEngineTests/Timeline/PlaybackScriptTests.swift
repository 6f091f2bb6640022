import Testing

@testable import StoryEngine

struct PlaybackScriptTests {
    @Test(arguments: [
        "[", #"[{"tap": 0.5}]"#, #"[{"at": "1", "tap": 0.5}]"#, #"[{"at": -1, "tap": 0.5}]"#,
        #"[{"at": 86401, "end": true}]"#, #"[{"at": 1e400, "end": true}]"#, #"[{"at": 1}]"#,
        #"[{"at": 1, "swipe": 0.5}]"#,
        #"[{"at": 2, "tap": 0.5}, {"at": 1, "tap": 0.5}]"#, "[1]", "{}", "1",
    ])
    func `inputs that cannot be used are refused with a sentence`(json: String) {
        let error = #expect(throws: PlaybackScript.ScriptError.self) { try PlaybackScript(json: Array(json.utf8)) }
        #expect(error?.sentence.hasSuffix(".") == true)
    }

    @Test func `a trace is written with the SDK's names`() throws {
        let text = device(pages: #""duration": 1, "link": "app://x", "button_title": "Go""#)
        let script = try PlaybackScript(json: Array(#"[{"at": 0.25, "tap": 0.1}, {"at": 0.5, "button": true}]"#.utf8))
        let trace = script.trace(of: try timeline(text) { $0.hapticsEnabled = true })
        #expect(
            String(decoding: trace.json(), as: UTF8.self) == """
                [{"at":0,"event":"didStart","pageCount":1},{"at":0,"event":"didShow","index":0},\
                {"at":0.25,"event":"haptic"},{"at":0.25,"event":"didShow","index":0},\
                {"at":0.5,"event":"didTapAction","index":0}]
                """)
    }

    @Test func `a trace is a table too, its lines ended by CRLF`() throws {
        let text = device(pages: #""duration": 1, "link": "app://x", "button_title": "Go""#)
        let script = try PlaybackScript(json: Array(#"[{"at": 0.25, "tap": 0.1}, {"at": 0.5, "button": true}]"#.utf8))
        let trace = script.trace(of: try timeline(text) { $0.hapticsEnabled = true })
        #expect(
            trace.csv() == """
                at,event,index,pageCount\r\n0,didStart,,1\r\n0,didShow,0,\r\n0.25,haptic,,\r\n\
                0.25,didShow,0,\r\n0.5,didTapAction,0,\r\n
                """)
    }
}
