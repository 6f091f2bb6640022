import Testing

@testable import StoryEngine

struct ImageNotStringTests {
    @Test(arguments: ["⟦null⟧", "⟦12345⟧", "⟦true⟧", "⟦{}⟧", #"⟦["https://a.test/x"]⟧"#])
    func `an image that is no text is named`(image: String) throws {
        try expectFindings(
            .imageNotString, .error, in: device(block: #"{"pages": [{"image": \#(image)}]}"#),
            pointers: ["/pw_stories/pages/0/image"])
    }

    @Test func `a text is well`() throws {
        try expectNoFindings(.imageNotString, in: device(block: #"{"pages": [{"image": ""}]}"#))
    }
}
