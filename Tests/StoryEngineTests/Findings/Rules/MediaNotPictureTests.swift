import Testing

@testable import StoryEngine

struct MediaNotPictureTests {
    @Test(arguments: [
        (MediaFacts.file(.html), "a web page, not a picture"), (.file(.other, byteCount: 0), "an empty file"),
        (.file(.other), "no picture format"), (.file(.jpeg), "a broken JPEG file"),
        (.file(.webp), "a broken WebP file"),
    ])
    func `what is no picture is named`(facts: MediaFacts, words: String) throws {
        let findings = try mediaFindings(.mediaNotPicture, of: facts)
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.first?.message.contains(words) == true)
    }

    @Test(arguments: [MediaFacts.picture(), .picture(.avif), .file(.svg), .file(.html, status: 404)])
    func `pictures, drawings and error pages are not meant`(facts: MediaFacts) throws {
        #expect(try mediaFindings(.mediaNotPicture, of: facts).isEmpty)
    }
}
