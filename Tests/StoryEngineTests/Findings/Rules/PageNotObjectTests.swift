import Testing

@testable import StoryEngine

struct PageNotObjectTests {
    @Test func `every element that is no object is named, and the story is void`() throws {
        let text = device(block: #"{"pages": [{"image": "https://a.test/x"}, ⟦null⟧, ⟦"x"⟧, ⟦1⟧, ⟦[]⟧]}"#)
        try expectFindings(
            .pageNotObject, .error, in: text,
            pointers: ["/pw_stories/pages/1", "/pw_stories/pages/2", "/pw_stories/pages/3", "/pw_stories/pages/4"])
        #expect(try timeline(device(block: #"{"pages": [{"image": "https://a.test/x"}, null]}"#)).outcome == .fallback)
    }

    @Test func `objects are well`() throws {
        try expectNoFindings(.pageNotObject, in: device(block: #"{"pages": [{}]}"#))
    }
}
