import Testing

@testable import StoryEngine

struct MediaFormatUnsupportedTests {
    @Test func `a drawing is no picture, whatever its name is`() throws {
        let findings = try mediaFindings(.mediaFormatUnsupported, of: .file(.svg), image: "https://a.test/x.png")
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.first?.message.contains("SVG") == true)
    }

    @Test func `where the content is known, the name says nothing`() throws {
        let image = "https://a.test/x.svg"
        #expect(try mediaFindings(.imageFormatUnsupported, of: .picture(.png), image: image).isEmpty)
        #expect(try mediaFindings(.mediaFormatUnsupported, of: .picture(.png), image: image).isEmpty)
        #expect(try mediaFindings(.imageFormatUnsupported, of: .failed(.timedOut), image: image).count == 1)
    }

    @Test func `a format that iOS shows is right`() throws {
        for format in MediaFormat.allCases where format.isShown {
            #expect(try mediaFindings(.mediaFormatUnsupported, of: .picture(format)).isEmpty)
        }
    }
}
