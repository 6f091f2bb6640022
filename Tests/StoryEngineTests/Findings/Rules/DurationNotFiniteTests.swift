import Testing

@testable import StoryEngine

struct DurationNotFiniteTests {
    @Test(arguments: everywhere(#""duration": ⟦1e400⟧"#, #""duration": ⟦-1e400⟧"#))
    func `a number beyond a double's range is named wherever it stands`(text: String) throws {
        let findings = try expectFindings(.durationNotFinite, .warning, in: text)
        #expect(findings.allSatisfy { $0.onPhone.contains("5 seconds") && $0.fixes.isEmpty })
    }

    @Test(arguments: ["1e308", "30", #""1e400""#])
    func `what a double holds is not meant`(duration: String) throws {
        try expectNoFindings(.durationNotFinite, in: device(pages: "\"duration\": \(duration)"))
    }
}
