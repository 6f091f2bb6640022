import Testing

@testable import StoryEngine

struct LinkMayOpenBrowserTests {
    @Test(arguments: everywhere(#""link": ⟦"https://a.test/x"⟧"#, #""link": ⟦"HTTP://a.test"⟧"#))
    func `a web address is noted wherever it stands`(text: String) throws {
        try expectFindings(.linkMayOpenBrowser, .note, in: text)
    }

    @Test(arguments: ["app://https", "tel:5", "page", ""])
    func `an app's own scheme is not meant`(link: String) throws {
        try expectNoFindings(.linkMayOpenBrowser, in: device(pages: "\"link\": \"\(link)\""))
    }
}
