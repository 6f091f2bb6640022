import Testing

@testable import StoryEngine

struct PlistEntryMissingTests {
    @Test func `an extension that does not say where it begins is not loaded`() throws {
        let findings = try plistFindings(infoPlist(entry: ""))
        #expect(findings.map(\.code) == [.plistEntryMissing])
        #expect(findings.first?.severity == .error)
        #expect(findings.first?.pointer == "/NSExtension")
        #expect(findings.first.map { $0.range.end.offset - $0.range.start.offset } == "<dict>".utf16.count)
    }

    @Test(arguments: [soundEntry, "<key>NSExtensionMainStoryboard</key><string>Main</string>"])
    func `one of the two is enough`(entry: String) throws {
        #expect(try plistFindings(infoPlist(entry: entry)).isEmpty)
    }
}
