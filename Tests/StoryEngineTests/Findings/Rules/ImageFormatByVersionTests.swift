import Testing

@testable import StoryEngine

struct ImageFormatByVersionTests {
    @Test(arguments: [("webp", 14), ("WEBP", 14), ("avif", 16)])
    func `a type that older versions do not show is noted with the version`(ending: String, version: Int) throws {
        let text = #"[{"image": ⟦"https://a.test/x.\#(ending)"⟧}]"#
        let findings = try expectFindings(.imageFormatByVersion, .note, in: text, pointers: ["/0/image"])
        #expect(findings.first?.onPhone.contains("Before iOS \(version)") == true)
    }

    @Test(arguments: ["jpg", "jpeg", "png", "gif", "bmp", "tiff", "heic", "svg", "xyz"])
    func `what every version shows, and what none shows, is not meant`(ending: String) throws {
        try expectNoFindings(.imageFormatByVersion, in: #"[{"image": "https://a.test/x.\#(ending)"}]"#)
    }
}
