import Testing

@testable import StoryEngine

struct PreviewOptionsTests {
    @Test func `every option is set by its SDK name`() throws {
        var options = PreviewOptions()
        for (name, text) in [
            ("storyAspectRatio", "1.25"), ("hapticsEnabled", "true"), ("longPressToPauseEnabled", "true"),
            ("crossfadesBetweenPages", "true"), ("loopsAfterLastPage", "true"), ("appGroupIdentifier", "group.x"),
            ("language", "fr"), ("notification", "2"),
        ] {
            #expect(PreviewOptions.names.contains(name))
            try options.set(name, to: text)
        }
        var expected = PreviewOptions()
        expected.storyAspectRatio = 1.25
        expected.hapticsEnabled = true
        expected.longPressToPauseEnabled = true
        expected.crossfadesBetweenPages = true
        expected.loopsAfterLastPage = true
        expected.appGroupIdentifier = "group.x"
        expected.language = "fr"
        expected.notification = 2
        #expect(options == expected)
    }

    @Test(arguments: [
        ("storyAspectRatio", "0.1"), ("storyAspectRatio", "5.1"), ("storyAspectRatio", "nan"), ("storyAspectRatio", ""),
        ("storyAspectRatio", "0x1"), ("storyAspectRatio", "1,5"), ("storyAspectRatio", "1.5 "),
        ("hapticsEnabled", "yes"), ("hapticsEnabled", "TRUE"), ("hapticsEnabled", ""), ("loopsAfterLastPage", "1"),
        ("notification", "-1"), ("notification", "1.0"), ("notification", ""), ("notification", "99999999999999999999"),
        ("appGroupIdentifier", String(repeating: "é", count: 128)), ("speed", "2"), ("HapticsEnabled", "true"),
    ])
    func `a bad value and an unknown option are refused by name`(name: String, text: String) {
        var options = PreviewOptions()
        let error = #expect(throws: OptionError.self) { try options.set(name, to: text) }
        #expect(error?.option == name)
        #expect(options == PreviewOptions())
    }

    @Test(arguments: ["0.2", "5", "1.5", "1"])
    func `the bounds of the ratio are inside`(text: String) throws {
        var options = PreviewOptions()
        try options.set("storyAspectRatio", to: text)
        #expect(options.storyAspectRatio == Double(text))
    }
}
