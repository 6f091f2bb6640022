import Testing

@testable import StoryEngine

struct PlistKeyMisspeltTests {
    @Test(arguments: [
        ("UNNotificationExtensionCategory", "UNNotificationExtensionCategry"),
        ("UNNotificationExtensionCategory", "unNotificationExtensionCategory"),
        ("UNNotificationExtensionDefaultContentHidden", "UNNotificationExtensionDefaultContentHiden"),
        ("UNNotificationExtensionUserInteractionEnabled", "UNNotificationExtensionUserInteractonEnabled"),
        ("UNNotificationExtensionInitialContentSizeRatio", "UNNotificationExtensionIntialContentSizeRatio"),
        ("NSExtensionPointIdentifier", "NSExtensionPointIdentifer"), ("NSExtensionAttributes", "NSExtensionAttribute"),
        ("NSExtensionPrincipalClass", "NSExtensionPrincipleClass"),
    ])
    func `a slip is found once, and put right`(key: String, typed: String) throws {
        let text = infoPlist().replacing("<key>\(key)</key>", with: "⟦<key>\(typed)</key>⟧")
        let findings = try expectFindings(.plistKeyMisspelt, PlistKey(rawValue: key)?.severity ?? .note, in: text)
        let plain = text.replacing("⟦", with: "").replacing("⟧", with: "")
        #expect(try plistFindings(plain).map(\.code) == [.plistKeyMisspelt])
        #expect(findings.mended(plain) == infoPlist())
    }

    @Test func `an App Group's key is known too`() throws {
        let text = entitlements("⟦<key>com.apple.security.application-group</key>⟧<array/>")
        try expectFindings(.plistKeyMisspelt, .warning, in: text)
    }

    @Test func `other keys are nobody's mistake`() throws {
        #expect(try plistFindings(infoPlist(root: "<key>CFBundleName</key><string>x</string>")).isEmpty)
    }
}
