import Testing

@testable import StoryEngine

struct ImageNoSchemeTests {
    @Test(arguments: [#"⟦""⟧"#, #"⟦"cdn.test/a.jpg"⟧"#, #"⟦"//cdn.test/a.jpg"⟧"#, #"⟦"my_app://x"⟧"#, #"⟦"photo"⟧"#])
    func `an image without a scheme is named`(image: String) throws {
        try expectFindings(
            .imageNoScheme, .error, in: device(block: #"{"pages": [{"image": \#(image)}]}"#),
            pointers: ["/pw_stories/pages/0/image"])
    }

    @Test(arguments: ["https://a.test/x", ":x", "app://x", " https://a.test/x"])
    func `any scheme is well here`(image: String) throws {
        try expectNoFindings(.imageNoScheme, in: device(block: #"{"pages": [{"image": "\#(image)"}]}"#))
    }
}
