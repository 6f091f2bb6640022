import Testing

@testable import StoryEngine

struct StoryPageTests {
    private func page(_ fields: String) throws -> Timeline.Page {
        try #require(try timeline(device(pages: fields)).pages.first)
    }

    @Test(
        arguments: [
            ("5", 5), ("7.5", 7.5), ("0.05", 0.05), ("0", 5), ("-0", 5), ("-3", 5), ("30", 30), ("30.5", 30),
            ("1e308", 30),
            ("1e400", 5), ("-1e400", 5), ("1e-400", 5), ("1e-300", 1e-300), ("true", 1), ("false", 5), ("\"8\"", 5),
            ("null", 5), ("[3]", 5), ("{}", 5),
        ] as [(String, Double)])
    func `a duration is what the phone makes of it`(json: String, seconds: Double) throws {
        #expect(try page(#""duration": \#(json)"#).duration == seconds)
    }

    @Test func `a missing duration is 5 seconds`() throws {
        #expect(try page("").duration == 5)
    }

    @Test func `a page stays at least a hundredth of a second`() throws {
        let page = try page(#""duration": 0.001"#)
        #expect(page.duration == 0.001)
        #expect(page.end == 0.01)
    }

    @Test func `texts are kept as they are and empty ones are absent`() throws {
        let page = try page(#""title": " \n", "subtitle": "", "button_title": 7"#)
        #expect(page.title == " \n")
        #expect(page.subtitle == nil)
        #expect(page.buttonTitle == nil)
    }

    @Test(arguments: [
        (#""link": "app://x", "button_title": "Go""#, true), (#""link": "app://x""#, false),
        (#""button_title": "Go""#, false), (#""link": "shop.test/p", "button_title": "Go""#, false),
        (#""link": "shop.test:8080/p", "button_title": "Go""#, true), (#""link": 1, "button_title": "Go""#, false),
        (#""link": "app://x", "button_title": "  ""#, true), (#""link": "app://x", "button_title": """#, false),
    ])
    func `the button needs a link and words`(fields: String, showsButton: Bool) throws {
        #expect(try page(fields).showsButton == showsButton)
    }

    @Test func `keys are case-sensitive`() throws {
        let page = try page(#""Title": "x", "BUTTON_TITLE": "y""#)
        #expect(page.title == nil)
        #expect(page.buttonTitle == nil)
    }

    @Test func `the last of duplicate keys counts, also where it is worse`() throws {
        let text =
            #"[{"image": "https://a.test/1", "image": 5}, {"image": "https://a.test/2", "title": "a", "title": ""}]"#
        let pages = try timeline(text).pages
        #expect(pages.map(\.imageURL) == ["https://a.test/2"])
        #expect(pages.first?.title == nil)
    }
}
