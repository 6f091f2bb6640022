import Testing

@testable import StoryEngine

struct ImageNotURLTests {
    @Test(arguments: [
        #"⟦" https://a.test/x"⟧"#, #"⟦"https://a.test/x "⟧"#, #"⟦"https://a b/x"⟧"#, #"⟦"https://a:b/x"⟧"#,
    ])
    func `an image of which no URL comes is named`(image: String) throws {
        try expectFindings(
            .imageNotURL, .error, in: device(block: #"{"pages": [{"image": \#(image)}]}"#),
            pointers: ["/pw_stories/pages/0/image"])
    }

    @Test(arguments: ["https://a.test/a b", "cdn.test/a.jpg", "https://a.test:80/"])
    func `what parses, and what has no scheme, is not meant`(image: String) throws {
        try expectNoFindings(.imageNotURL, in: device(block: #"{"pages": [{"image": "\#(image)"}]}"#))
    }
}
