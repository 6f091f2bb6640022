import Testing

@testable import StoryEngine

struct PlistEntryTwiceTests {
    @Test func `a class and a storyboard are one too many`() throws {
        let entry = soundEntry + "⟦<key>NSExtensionMainStoryboard</key>⟧<string>Main</string>"
        let findings = try expectFindings(.plistEntryTwice, .error, in: infoPlist(entry: entry))
        let plain = infoPlist(entry: entry.replacing("⟦", with: "").replacing("⟧", with: ""))
        #expect(findings.mended(plain) == infoPlist())
    }
}
