import Testing

@testable import StoryEngine

struct DurationAboveMaximumTests {
    @Test(arguments: everywhere(#""duration": ⟦30.0001⟧"#, #""duration": ⟦1e308⟧"#, #""duration": ⟦31⟧"#))
    func `more than thirty seconds are named, and thirty offered`(text: String) throws {
        let findings = try expectFindings(.durationAboveMaximum, .warning, in: text)
        #expect(findings.map(\.replacements) == [["30"], ["30"], ["30"]])
        #expect(findings.allSatisfy { $0.fixes.allSatisfy { !$0.isSafe } })
    }

    @Test(arguments: ["30", "30.0", "3e1", "1e400", #""31""#])
    func `thirty, infinity and texts are not meant`(duration: String) throws {
        try expectNoFindings(.durationAboveMaximum, in: device(pages: "\"duration\": \(duration)"))
    }
}
