import Testing

@testable import StoryEngine

struct BlockNotObjectTests {
    @Test(arguments: ["⟦null⟧", "⟦5⟧", "⟦true⟧", "⟦[]⟧", #"⟦"text"⟧"#, #"⟦"[]"⟧"#, #"⟦"{oops"⟧"#])
    func `a block that is no object is named`(block: String) throws {
        try expectFindings(.blockNotObject, .error, in: device(block: block), pointers: ["/pw_stories"])
    }

    @Test func `where another block plays it is only noted`() throws {
        let text = #"{"pw_stories": ⟦1⟧, "u": {"pw_stories": {"pages": [{"image": "https://a.test/x"}]}}}"#
        try expectFindings(.blockNotObject, .note, in: text)
    }

    @Test func `an object is well`() throws {
        try expectNoFindings(.blockNotObject, in: device(block: "{}"))
    }
}
