import Testing

@testable import StoryEngine

struct PlistAppGroupMismatchTests {
    private func groups(_ groups: String) -> String {
        entitlements("<key>com.apple.security.application-groups</key><array>\(groups)</array>")
    }

    @Test func `entitlements without the App Group of the options are warned of`() throws {
        for text in [groups("<string>group.a</string>"), groups(""), entitlements("")] {
            let findings = try plistFindings(text, group: "group.b")
            #expect(findings.map(\.code) == [.plistAppGroupMismatch])
            #expect(findings.first?.severity == .warning)
        }
    }

    @Test func `where there is none, the tag is marked with which the entitlements begin`() throws {
        let text = entitlements("")
        let range = try #require(try plistFindings(text, group: "group.b").first).range
        let marked = Array(text.utf16)[range.start.offset..<range.end.offset]
        #expect(String(decoding: marked, as: UTF16.self) == "<dict>")
    }

    @Test func `among others it is right, and without an option nothing is compared`() throws {
        let text = groups("<string>group.a</string><string>group.b</string>")
        #expect(try plistFindings(text, group: "group.b").isEmpty)
        #expect(try plistFindings(text).isEmpty)
        #expect(try plistFindings(infoPlist(), group: "group.b").isEmpty)
    }
}
