import Testing

@testable import MediaCache

struct DigestTests {
    @Test func `a text's digest is its SHA-256 in small hexadecimal digits`() {
        #expect(Digest(of: "").hex == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            Digest(of: "https://cdn.test/1.jpg").hex
                == "bba4e527cc1a824580cdb089472fe5f6d0da7abdd57661d57647f1d0d62c7941")
    }

    @Test(arguments: [
        "", "e3b0", String(repeating: "E", count: 64), String(repeating: "g", count: 64),
        "../" + String(repeating: "a", count: 61),
    ])
    func `another text is no digest`(text: String) {
        #expect(Digest(hex: text) == nil)
    }
}
