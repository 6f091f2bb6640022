import Testing

@testable import StoryEngine

struct BlockEncodedTwiceTests {
    @Test func `a block inside a text is named`() throws {
        try expectFindings(
            .blockEncodedTwice, .error, in: device(block: #"⟦"{\"pages\": []}"⟧"#), pointers: ["/pw_stories"])
    }

    @Test func `a block inside a text inside encoded custom data is named`() throws {
        let text = #"{"u": "{\"pw_stories\": ⟦\"{\\\"pages\\\": []}\"⟧}"}"#
        try expectFindings(.blockEncodedTwice, .error, in: text, pointers: ["/u"])
    }

    @Test func `where another block plays it is only noted`() throws {
        let text = #"{"pw_stories": ⟦"{}"⟧, "userdata": {"pw_stories": {"pages": [{"image": "https://a.test/x"}]}}}"#
        try expectFindings(.blockEncodedTwice, .note, in: text)
    }

    @Test(arguments: [#""text""#, "1", "{}"])
    func `what holds no object is not encoded`(block: String) throws {
        try expectNoFindings(.blockEncodedTwice, in: device(block: block))
    }
}
