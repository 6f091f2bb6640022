import Testing

@testable import StoryEngine

struct LinkNotStringTests {
    @Test(arguments: everywhere(#""link": ⟦5⟧"#, #""link": ⟦true⟧"#, #""link": ⟦["app://x"]⟧"#, #""link": ⟦{}⟧"#))
    func `a link that is no text is named wherever it stands`(text: String) throws {
        #expect(try expectFindings(.linkNotString, .warning, in: text).allSatisfy { $0.fixes.isEmpty })
    }

    @Test(arguments: [#""""#, #""x""#, "null"])
    func `texts and null are not meant`(link: String) throws {
        try expectNoFindings(.linkNotString, in: device(pages: "\"link\": \(link)"))
    }
}
