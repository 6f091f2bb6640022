import Testing

@testable import StoryEngine

struct LinkWithoutButtonTests {
    @Test(
        arguments: everywhere(
            #""link": ⟦"app://x"⟧"#, #""link": ⟦"app://x"⟧, "button_title": null"#,
            #""link": ⟦"x"⟧, "button_title": """#))
    func `a link that no button opens is named wherever it stands`(text: String) throws {
        try expectFindings(.linkWithoutButton, .warning, in: text)
    }

    @Test(arguments: [
        #""button_title": "Buy", "link": "app://x""#, #""link": "app://x", "button_title": " ""#, #""link": """#,
        #""link": 5"#, #""link": "app://x", "button_title": 5"#, #""link": "app://x", "Button-Title": "Buy""#,
    ])
    func `where there is a button, or no link, nothing is said`(page: String) throws {
        try expectNoFindings(.linkWithoutButton, in: device(pages: page))
    }
}
