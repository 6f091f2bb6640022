import Testing

@testable import StoryEngine

struct PagesEmptyTests {
    @Test func `an empty list is named`() throws {
        try expectFindings(
            .pagesEmpty, .error, in: device(block: #"{"pages": ⟦[ ]⟧}"#), pointers: ["/pw_stories/pages"])
    }

    @Test(arguments: ["[null]", "{}", #"[{"image": "https://a.test/x"}]"#])
    func `anything else is not empty`(pages: String) throws {
        try expectNoFindings(.pagesEmpty, in: device(block: #"{"pages": \#(pages)}"#))
    }
}
