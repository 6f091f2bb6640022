import Testing

@testable import StoryEngine

struct PlistCategoryMismatchTests {
    @Test func `a category that is not the push's opens no story`() throws {
        let findings = try plistFindings(infoPlist(), categories: ["PW_STORIES", "A&B"])
        #expect(findings.map(\.code) == [.plistCategoryMismatch])
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.pointer == "/NSExtension/NSExtensionAttributes/UNNotificationExtensionCategory")
        #expect(findings.first?.replacements == ["<string>A&amp;B</string>"])
    }

    @Test func `the same category, one of a list, and a build setting are right`() throws {
        #expect(try plistFindings(infoPlist(), categories: ["PW_STORIES"]).isEmpty)
        for value in ["<array><string>A</string><string>B</string></array>", "<string>${CATEGORY}</string>"] {
            let text = infoPlist().replacing("<string>PW_STORIES</string>", with: value)
            #expect(try plistFindings(text, categories: ["B"]).isEmpty)
        }
    }
}
