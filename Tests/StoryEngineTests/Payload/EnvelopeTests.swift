import Testing

@testable import StoryEngine

struct EnvelopeTests {
    @Test(arguments: [
        (#"[]"#, Envelope.pages),
        (#"[1]"#, .pages),
        (#"{"request": {"notifications": []}}"#, .createMessage),
        (#"{"request": {"notifications": []}, "aps": {}}"#, .createMessage),
        (#"{"request": {"notifications": {}}, "aps": {}}"#, .device),
        (#"{"aps": {}}"#, .device),
        (#"{"u": "x", "pages": []}"#, .device),
        (#"{"userdata": {}}"#, .device),
        (#"{"pw_stories": 1, "content": "x"}"#, .device),
        (#"{"Simulator Target Bundle": "com.x.y", "aps": {"alert": "x"}}"#, .device),
        (#"{"pages": [], "content": "x"}"#, .block),
        (#"{"content": "x"}"#, .notification),
        (#"{"send_date": "now"}"#, .notification),
        (#"{"ios_root_params": {}}"#, .notification),
        (#"{"request": {}}"#, .unknown),
        (#"{}"#, .unknown),
        (#""text""#, .unknown),
        (#"1"#, .unknown),
    ])
    func `a shape is recognised in the order of the contract`(text: String, envelope: Envelope) throws {
        #expect(Envelope(of: try JSONReader.read(Array(text.utf8))) == envelope)
        #expect(try timeline(text).delivery?.envelope == envelope)
    }

    @Test func `JSON of an unknown shape falls back to an empty text`() throws {
        let timeline = try timeline(#"{"alert": {"body": "x"}}"#)
        #expect(timeline.outcome == .fallback)
        #expect(timeline.fallbackBody == "")
    }
}
