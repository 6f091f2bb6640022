import Testing

@testable import StoryEngine

struct DurationNotPositiveTests {
    @Test(
        arguments: everywhere(
            #""duration": ⟦0⟧"#, #""duration": ⟦-3⟧"#, #""duration": ⟦-0.0⟧"#, #""duration": ⟦1e-400⟧"#))
    func `zero and less are named wherever they stand`(text: String) throws {
        let findings = try expectFindings(.durationNotPositive, .warning, in: text)
        #expect(findings.first?.onPhone.contains("5 seconds") == true)
        #expect(findings.allSatisfy { $0.fixes.isEmpty })
    }

    @Test(arguments: ["0.001", "5", "-1e400", #""0""#, "false"])
    func `more than zero, infinite and other types are not meant`(duration: String) throws {
        try expectNoFindings(.durationNotPositive, in: device(pages: "\"duration\": \(duration)"))
    }
}
