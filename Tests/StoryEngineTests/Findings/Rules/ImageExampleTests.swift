import Testing

@testable import StoryEngine

struct ImageExampleTests {
    @Test func `an image on an example host is noted`() throws {
        let text = device(
            block: #"{"pages": [{"image": ⟦"https://example.com/a.jpg"⟧}, {"image": "https://a.test/x"}]}"#)
        try expectFindings(.imageExample, .note, in: text, pointers: ["/pw_stories/pages/0/image"])
    }

    @Test func `an app's own scheme is not on a host`() throws {
        try expectNoFindings(.imageExample, in: device(block: #"{"pages": [{"image": "app://example.com/x"}]}"#))
    }
}
