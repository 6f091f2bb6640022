import Testing

@testable import StoryEngine

struct DurationNotNumberTests {
    @Test(arguments: everywhere(#""duration": ⟦"8"⟧"#, #""duration": ⟦[]⟧"#, #""duration": ⟦{"s": 8}⟧"#))
    func `what is neither a number nor a boolean is named wherever it stands`(text: String) throws {
        let findings = try expectFindings(.durationNotNumber, .warning, in: text)
        #expect(findings.map(\.onPhone).allSatisfy { $0.contains("5 seconds") })
    }

    @Test(arguments: ["1", "8", "4.5", "30", "3e0"])
    func `a number written as a text is written as the number, safely`(text: String) throws {
        let finding = try expectFindings(.durationNotNumber, .warning, in: device(pages: "\"duration\": ⟦\"\(text)\"⟧"))
        #expect(finding.first?.replacements == [text])
        #expect(finding.first?.fixes.map(\.isSafe) == [true])
    }

    @Test(arguments: [("4,5", "4.5"), ("8s", "8"), ("8 s", "8"), (" 8", "8")])
    func `a guess at a number is only offered`(text: String, number: String) throws {
        let finding = try expectFindings(.durationNotNumber, .warning, in: device(pages: "\"duration\": ⟦\"\(text)\"⟧"))
        #expect(finding.first?.replacements == [number])
        #expect(finding.first?.fixes.map(\.isSafe) == [false])
    }

    @Test(arguments: ["0", "0.5", "30.1", "-1", "1e400", "soon", "", "08", "+8"])
    func `a text that would only be another mistake has no fix`(text: String) throws {
        let finding = try expectFindings(.durationNotNumber, .warning, in: device(pages: "\"duration\": ⟦\"\(text)\"⟧"))
        #expect(finding.first?.fixes.isEmpty == true)
    }

    @Test(arguments: ["8", "0", "true", "null"])
    func `numbers, booleans and null have findings of their own`(duration: String) throws {
        try expectNoFindings(.durationNotNumber, in: device(pages: "\"duration\": \(duration)"))
    }
}
