import Testing

@testable import StoryEngine

struct DurationVeryShortTests {
    @Test(arguments: everywhere(#""duration": ⟦0.999⟧"#, #""duration": ⟦0.05⟧"#))
    func `less than a second is noted wherever it stands`(text: String) throws {
        #expect(try expectFindings(.durationVeryShort, .note, in: text).allSatisfy { $0.fixes.isEmpty })
    }

    @Test(arguments: ["1", "1.0", "0", "-1", "true"])
    func `a second is enough, and what counts as five has its own finding`(duration: String) throws {
        try expectNoFindings(.durationVeryShort, in: device(pages: "\"duration\": \(duration)"))
    }
}
