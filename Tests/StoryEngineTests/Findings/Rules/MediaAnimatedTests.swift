import Testing

@testable import StoryEngine

struct MediaAnimatedTests {
    @Test(arguments: [MediaFormat.gif, .png, .webp, .avif]) func `what moves stands still`(format: MediaFormat) throws {
        let findings = try mediaFindings(.mediaAnimated, of: .picture(format) { $0.picture.isAnimated = true })
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.onPhone.contains("the first frame alone") == true)
    }

    @Test func `one frame does not move`() throws {
        #expect(try mediaFindings(.mediaAnimated, of: .picture(.gif)).isEmpty)
    }
}
