import Testing

@testable import StoryEngine

struct PlistFormTests {
    @Test(arguments: [
        "<plist>", " \n<plist version=\"1.0\">", "\u{FEFF}<?xml version=\"1.0\"?><!-- a --><plist>",
        "<dict><key>a</key>",
        "<key>NSExtension</key>", "<!DOCTYPE plist><plist>",
    ])
    func `a text that begins as a plist is one`(text: String) {
        #expect(PlistForm(of: Array(text.utf8)) == .xml)
    }

    @Test func `a binary one is named as such, with its cure`() throws {
        let text = Array("bplist00".utf8) + [0xD1, 0x01, 0x02, 0x00]
        let findings = try Timeline(of: text, options: .init()).findings
        #expect(findings.map(\.code) == [.plistBinary])
        #expect(findings.first?.onPhone.contains("plutil -convert xml1") == true)
    }

    @Test(arguments: ["", "{}", "<html><body>", "<?xml version=\"1.0\"?><rss>", "plist", "bplis"])
    func `another text is none`(text: String) {
        #expect(PlistForm(of: Array(text.utf8)) == nil)
    }
}
