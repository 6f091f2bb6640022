import Testing

@testable import StoryEngine

struct MediaFormatByVersionTests {
    @Test(arguments: [(MediaFormat.webp, "WebP", 14), (.avif, "AVIF", 16), (.jpegXL, "JPEG XL", 17)])
    func `a newer format names the version of iOS`(format: MediaFormat, name: String, version: Int) throws {
        let findings = try mediaFindings(.mediaFormatByVersion, of: .picture(format))
        #expect(findings.map(\.severity) == [.note])
        #expect(
            findings.first?.message
                == "The image of page 2 is a file of type \(name), which iOS shows from version \(version).")
        #expect(findings.first?.onPhone == "Before iOS \(version) the page is black; its text and button stay.")
    }

    @Test(arguments: [MediaFormat.jpeg, .png, .gif, .bmp, .tiff, .heic])
    func `what every version shows that the module runs on is right`(format: MediaFormat) throws {
        #expect(try mediaFindings(.mediaFormatByVersion, of: .picture(format)).isEmpty)
    }

    @Test func `the name alone counts only where the content is not known`() throws {
        let image = "https://a.test/x.avif"
        #expect(try mediaFindings(.imageFormatByVersion, of: .picture(.jpeg), image: image).isEmpty)
        #expect(try mediaFindings(.imageFormatByVersion, of: .failed(.timedOut), image: image).count == 1)
    }
}
