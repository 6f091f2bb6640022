import Testing

@testable import StoryEngine

struct MediaVariesTests {
    @Test func `what a browser gets instead is named`() throws {
        let findings = try mediaFindings(.mediaVaries, of: .picture { $0.browserFormat = .webp })
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.first?.message.hasSuffix("sends JPEG to phones and WebP to browsers.") == true)
        #expect(findings.first?.onPhone.hasSuffix("so it gets JPEG.") == true)
    }

    @Test(arguments: [nil, MediaFormat.html, .other]) func `what is no other picture says nothing`(
        format: MediaFormat?
    ) throws {
        #expect(try mediaFindings(.mediaVaries, of: .picture { $0.browserFormat = format }).isEmpty)
    }
}
