import Testing

@testable import StoryEngine

struct ImageNotEncodedTests {
    @Test(arguments: [
        (#"⟦"https://a.test/café.jpg"⟧"#, "é"), (#"⟦"https://a.test/%zz"⟧"#, "%"), (#"⟦"https://a.test/{x}"⟧"#, "{"),
        (#"⟦"https://a.test/夏"⟧"#, "夏"), (#"⟦"https://a.test/a|b c"⟧"#, "|"), (#"⟦"https://a.test/\u007f"⟧"#, "U+7f"),
    ])
    func `the first character that must be encoded is named`(image: String, character: String) throws {
        let findings = try expectFindings(.imageNotEncoded, .warning, in: #"[{"image": \#(image)}]"#)
        #expect(findings.first?.message.contains("“\(character)”") == true)
        #expect(findings.first?.onPhone.contains("iOS 17") == true)
    }

    @Test func `it is found inside encoded custom data too`() throws {
        try expectFindings(
            .imageNotEncoded, .warning,
            in: #"{"u": "{\"pw_stories\": {\"pages\": [{\"image\": ⟦\"https://a.test/é\"⟧}]}}"}"#, pointers: ["/u"])
    }

    @Test(arguments: ["https://a.test/caf%C3%A9", "https://a.test/a?b=c&d=[e]#f", "https://a.test/a b", "é"])
    func `what is encoded, a raw space, and what is no URL are not meant`(image: String) throws {
        try expectNoFindings(.imageNotEncoded, in: #"[{"image": "\#(image)"}]"#)
    }
}
