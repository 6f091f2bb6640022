import Testing

@testable import StoryEngine

struct PagesNotArrayTests {
    @Test(arguments: ["⟦null⟧", "⟦{}⟧", "⟦1⟧", #"⟦"[]"⟧"#])
    func `pages that are no list are named`(pages: String) throws {
        try expectFindings(
            .pagesNotArray, .error, in: device(block: #"{"pages": \#(pages)}"#), pointers: ["/pw_stories/pages"])
    }

    @Test func `a list is well`() throws {
        try expectNoFindings(.pagesNotArray, in: device(block: #"{"pages": []}"#))
    }
}
