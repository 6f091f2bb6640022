import Testing

@testable import StoryEngine

struct PlistRatioMismatchTests {
    @Test(arguments: ["<real>1.25</real>", "<integer>2</integer>"])
    func `a ratio other than the story's changes the height`(value: String) throws {
        let text = infoPlist().replacing("<real>1.5</real>", with: "⟦\(value)⟧")
        let findings = try expectFindings(.plistRatioMismatch, .warning, in: text)
        #expect(findings.first?.replacements == ["<real>1.5</real>"])
    }

    @Test(arguments: ["<real>1.50</real>", "<string>$(RATIO)</string>"])
    func `the same ratio is right however it is written`(value: String) throws {
        #expect(try plistFindings(infoPlist().replacing("<real>1.5</real>", with: value)).isEmpty)
    }
}
