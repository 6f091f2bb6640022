import Testing

@testable import StoryEngine

struct PagesMissingTests {
    @Test(arguments: ["⟦{}⟧", #"⟦{"Pages": []}⟧"#])
    func `a block without pages is named`(block: String) throws {
        try expectFindings(.pagesMissing, .error, in: device(block: block), pointers: ["/pw_stories"])
    }

    @Test(arguments: [#"{"pages": null}"#, #"{"pages": []}"#, "1"])
    func `pages of whatever kind are not missing`(block: String) throws {
        try expectNoFindings(.pagesMissing, in: device(block: block))
    }
}
