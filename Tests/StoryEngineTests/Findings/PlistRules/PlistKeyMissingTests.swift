import Testing

@testable import StoryEngine

struct PlistKeyMissingTests {
    @Test(arguments: [
        ("UNNotificationExtensionCategory", Finding.Severity.error),
        ("UNNotificationExtensionUserInteractionEnabled", .warning),
        ("UNNotificationExtensionDefaultContentHidden", .warning),
        ("UNNotificationExtensionInitialContentSizeRatio", .warning),
    ])
    func `an attribute that is not there is named, and can be added`(key: String, severity: Finding.Severity) throws {
        let attributes = soundAttributes.split(separator: "\n").filter { !$0.contains(key) }.joined(separator: "\n")
        let text = infoPlist(attributes: attributes)
        let findings = try plistFindings(text)
        #expect(findings.map(\.code) == [.plistKeyMissing])
        #expect(findings.first?.severity == severity)
        #expect(findings.first?.message == "\(key) is missing in NSExtensionAttributes.")
        #expect(findings.first?.pointer == "/NSExtension/NSExtensionAttributes")
        #expect(try plistFindings(findings.mended(text)).isEmpty)
    }

    @Test func `an Info.plist without an extension lacks that alone`() throws {
        let findings = try plistFindings("<plist><dict><key>CFBundleName</key><string>a</string></dict></plist>")
        #expect(findings.map(\.message) == ["NSExtension is missing in Info.plist."])
        #expect(findings.first?.severity == .error)
    }

    @Test func `the dictionary that lacks it is marked by its tag, and the fix goes behind that`() throws {
        let attributes = soundAttributes.split(separator: "\n").dropFirst().joined(separator: "\n")
        let marked = infoPlist(attributes: attributes)
            .replacing("NSExtensionAttributes</key><dict>", with: "NSExtensionAttributes</key>⟦<dict>⟧")
        let findings = try expectFindings(.plistKeyMissing, .error, in: marked)
        let edit = try #require(findings.first?.fixes.first?.edits.first)
        #expect(edit.range.start == findings.first?.range.end)
    }

    @Test func `without attributes they alone are missing`() throws {
        let text = infoPlist().replacing("NSExtensionAttributes", with: "Other")
        #expect(
            try plistFindings(text).first { $0.code == .plistKeyMissing }?.message.hasPrefix("NSExtensionAttributes")
                == true)
    }

    @Test func `a service extension needs no attributes, and entitlements no extension`() throws {
        let text = infoPlist(point: soundPoint.replacing("content-extension", with: "service"), attributes: "")
        #expect(try plistFindings(text).isEmpty)
        #expect(try plistFindings(entitlements("")).isEmpty)
    }
}
