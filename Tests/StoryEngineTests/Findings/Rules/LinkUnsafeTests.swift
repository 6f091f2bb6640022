import Testing

@testable import StoryEngine

struct LinkUnsafeTests {
    @Test(
        arguments: everywhere(
            #""link": ⟦"javascript:alert(1)"⟧"#, #""link": ⟦"JavaScript:x"⟧"#, #""link": ⟦"data:text/html,x"⟧"#,
            #""link": ⟦"file:///etc/passwd"⟧"#))
    func `a scheme that runs code or reads files is named wherever it stands`(text: String) throws {
        #expect(try expectFindings(.linkUnsafe, .warning, in: text).allSatisfy { $0.fixes.isEmpty })
    }

    @Test(arguments: ["javascripts:x", "app://javascript:x", "tel:5", "https://a.test/javascript:"])
    func `other schemes are not meant`(link: String) throws {
        try expectNoFindings(.linkUnsafe, in: device(pages: "\"link\": \"\(link)\""))
    }
}
