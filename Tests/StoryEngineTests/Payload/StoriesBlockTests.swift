import Testing

@testable import StoryEngine

struct StoriesBlockTests {
    private let plays = #"{"pages": [{"image": "https://a.test/x"}]}"#

    private func outcome(_ text: String) throws -> Timeline.Outcome {
        try timeline(text).outcome
    }

    @Test func `u is looked at before userdata`() throws {
        let text = #"{"userdata": {"pw_stories": \#(plays)}, "u": {"pw_stories": {}}}"#
        #expect(try outcome(text) == .fallback)
    }

    @Test(arguments: ["null", "1", #""x""#, "[]", #"{"pw_stories": null}"#, #""{\"pw_stories\": []}""#, #""{oops""#])
    func `a u without a block that is an object is passed over`(u: String) throws {
        #expect(try outcome(#"{"u": \#(u), "userdata": {"pw_stories": \#(plays)}}"#) == .stories)
    }

    @Test func `custom data encoded twice is not read`() throws {
        let once = JSONWriter.text("{\"pw_stories\": \(plays)}")
        #expect(try outcome("{\"u\": \(once)}") == .stories)
        #expect(try outcome("{\"u\": \(JSONWriter.text(once))}") == .fallback)
    }

    @Test func `a value inside encoded custom data is found at its place`() throws {
        let text = #"{"u": "{\"pw_stories\":\n{\"pages\":[{\"image\":\"no-scheme\"}]}}"}"#
        let finding = try #require(try timeline(text).findings.first { $0.code == .imageNoScheme })
        let lines = text.utf16
        let start = lines.index(lines.startIndex, offsetBy: finding.range.start.offset)
        let end = lines.index(lines.startIndex, offsetBy: finding.range.end.offset)
        #expect(text[start..<end] == #"\"no-scheme\""#)
        #expect(finding.pointer == "/u")
    }
}

extension JSONWriter {
    fileprivate static func text(_ text: String) -> String {
        var writer = JSONWriter()
        writer.value(text)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
