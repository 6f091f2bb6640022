import Testing

@testable import StoryEngine

struct LinkHostAsSchemeTests {
    @Test(arguments: everywhere(#""link": ⟦"shop.test:8080/p"⟧"#, #""link": ⟦"localhost:80"⟧"#))
    func `a host that counts as the scheme is named wherever it stands`(text: String) throws {
        let findings = try expectFindings(.linkHostAsScheme, .warning, in: text)
        #expect(findings[0].replacements == ["https://"])
        #expect(findings[0].fixes.map(\.isSafe) == [false])
        #expect(findings[0].onPhone.contains("opens nothing"))
    }

    @Test(arguments: [
        "https://shop.test:8080/p", "app:8080", "com.shop.app:page", "com.shop.app://8080", "shop.test/p",
    ])
    func `an app's own scheme is not meant`(link: String) throws {
        try expectNoFindings(.linkHostAsScheme, in: device(pages: "\"link\": \"\(link)\""))
    }
}
