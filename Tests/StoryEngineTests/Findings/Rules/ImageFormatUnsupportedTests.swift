import Testing

@testable import StoryEngine

struct ImageFormatUnsupportedTests {
    @Test(arguments: ["svg", "SVG", "mp4", "pdf", "psd", "html", "svg?v=2", "mov#t=1"])
    func `a file that is no picture for iOS is named by its type`(ending: String) throws {
        let findings = try expectFindings(
            .imageFormatUnsupported, .error, in: #"[{"image": ⟦"https://a.test/x.\#(ending)"⟧}]"#)
        #expect(
            findings.first?.message.contains("type \(ending.prefix { $0 != "?" && $0 != "#" }.uppercased()),") == true)
    }

    @Test(arguments: [
        "https://a.test/x.jpg", "https://a.test/x.webp", "https://a.test/x", "https://pictures.ai", "https://a.ai?x",
        "https://a.test/x?file=a.svg", "https://a.test/x.svg/y", "app://a/x.svg",
    ])
    func `pictures, hosts, queries and other schemes are not meant`(image: String) throws {
        try expectNoFindings(.imageFormatUnsupported, in: #"[{"image": "\#(image)"}]"#)
    }
}
