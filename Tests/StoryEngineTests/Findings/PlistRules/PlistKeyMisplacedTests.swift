import Testing

@testable import StoryEngine

struct PlistKeyMisplacedTests {
    @Test func `an attribute outside its dictionary is as if it were not there`() throws {
        let category = "<key>UNNotificationExtensionCategory</key><string>PW_STORIES</string>"
        let attributes = soundAttributes.replacing(category, with: "")
        let text = infoPlist(
            root: category.replacing("<key>", with: "⟦<key>").replacing("</key>", with: "</key>⟧"),
            attributes: attributes)
        let findings = try expectFindings(
            .plistKeyMisplaced, .error, in: text, pointers: ["/UNNotificationExtensionCategory"])
        #expect(
            findings.first?.message
                == "UNNotificationExtensionCategory stands here; it belongs in NSExtensionAttributes.")
        #expect(
            try plistFindings(infoPlist(root: category, attributes: attributes)).map(\.code) == [.plistKeyMisplaced])
    }

    @Test func `attributes at the root are found whole`() throws {
        let text = """
            <plist><dict><key>NSExtension</key><dict>\(soundPoint)\(soundEntry)</dict>
            ⟦<key>NSExtensionAttributes</key>⟧<dict>\(soundAttributes)</dict></dict></plist>
            """
        try expectFindings(.plistKeyMisplaced, .error, in: text)
    }

    @Test func `what stands at its place as well is only a note`() throws {
        let text = infoPlist(root: "⟦<key>NSExtensionPrincipalClass</key>⟧<string>a</string>")
        try expectFindings(.plistKeyMisplaced, .note, in: text)
    }
}
