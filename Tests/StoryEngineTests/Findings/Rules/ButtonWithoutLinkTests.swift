import Testing

@testable import StoryEngine

struct ButtonWithoutLinkTests {
    @Test(
        arguments: everywhere(
            #""button_title": ⟦"Buy"⟧"#, #""button_title": ⟦"Buy"⟧, "link": null"#,
            #""button_title": ⟦" "⟧, "link": """#))
    func `a button's words without a link are named wherever they stand`(text: String) throws {
        let findings = try expectFindings(.buttonWithoutLink, .warning, in: text)
        #expect(findings.allSatisfy { $0.onPhone.contains("no button") })
    }

    @Test(arguments: [
        #""button_title": "Buy", "link": "app://x""#, #""button_title": "Buy", "link": "x""#, #""button_title": """#,
        #""button_title": 5"#, #""title": "Buy""#, #""button_title": "Buy", "url": "app://x""#,
    ])
    func `where there is a link, or no words, nothing is said`(page: String) throws {
        try expectNoFindings(.buttonWithoutLink, in: device(pages: page))
    }
}
