import Testing

@testable import StoryEngine

struct ImageMissingTests {
    @Test func `a page without an image is named by its number`() throws {
        let text = device(
            block: #"{"pages": [{"image": "https://a.test/x"}, ⟦{"title": "x"}⟧, ⟦{"Image": "https://a.test/x"}⟧]}"#)
        let findings = try expectFindings(
            .imageMissing, .error, in: text, pointers: ["/pw_stories/pages/1", "/pw_stories/pages/2"])
        #expect(findings.first?.message.contains("Page 2") == true)
    }

    @Test(arguments: [#"{"image": null}"#, #"{"image": ""}"#, "null"])
    func `an image of whatever kind is not missing`(page: String) throws {
        try expectNoFindings(.imageMissing, in: device(block: #"{"pages": [\#(page)]}"#))
    }
}
