import Testing

@testable import StoryEngine

struct PlistWrongValueTests {
    @Test(arguments: ["UserInteractionEnabled", "DefaultContentHidden"])
    func `what a story needs is not to be turned off`(key: String) throws {
        let attributes = soundAttributes.replacing("\(key)</key><true/>", with: "\(key)</key>⟦<false/>⟧")
        let findings = try expectFindings(.plistWrongValue, .warning, in: infoPlist(attributes: attributes))
        #expect(findings.first?.replacements == ["<true/>"])
    }

    @Test func `another kind of extension opens no story`() throws {
        let point = "<key>NSExtensionPointIdentifier</key>⟦<string>com.apple.share-services</string>⟧"
        let findings = try expectFindings(.plistWrongValue, .error, in: infoPlist(point: point))
        #expect(findings.first?.replacements == ["<string>com.apple.usernotifications.content-extension</string>"])
    }
}
