import Testing

@testable import StoryEngine

struct DurationBooleanTests {
    @Test(arguments: everywhere(#""duration": ⟦true⟧"#, #""duration": ⟦false⟧"#))
    func `a boolean is named with the seconds that it counts as`(text: String) throws {
        let findings = try expectFindings(.durationBoolean, .warning, in: text)
        #expect(findings.map { $0.onPhone.contains("1 second:") } == [true, false])
        #expect(findings.map { $0.onPhone.contains("5 seconds") } == [false, true])
        #expect(findings.allSatisfy { $0.fixes.isEmpty })
    }

    @Test(arguments: [#""true""#, "1", "0", "null"])
    func `anything else is no boolean`(duration: String) throws {
        try expectNoFindings(.durationBoolean, in: device(pages: "\"duration\": \(duration)"))
    }
}
