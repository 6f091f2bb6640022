import Testing

@testable import StoryEngine

struct PlistTransportSecurityTests {
    @Test(arguments: [
        "⟦<key>NSAllowsArbitraryLoads</key>⟧<true/>",
        "<key>App Transport Security Settings</key><dict>⟦<key>NSAllowsArbitraryLoads</key>⟧<true/></dict>",
        "<key>Other</key><dict>⟦<key>NSExceptionDomains</key>⟧<dict/></dict>",
    ])
    func `what allows plain http is looked for in one place alone`(root: String) throws {
        try expectFindings(.plistTransportSecurity, .warning, in: infoPlist(root: root))
    }

    @Test func `the dictionary itself belongs at the root`() throws {
        let entry =
            soundEntry + "⟦<key>NSAppTransportSecurity</key>⟧<dict><key>NSAllowsArbitraryLoads</key><true/></dict>"
        try expectFindings(.plistKeyMisplaced, .warning, in: infoPlist(entry: entry))
    }

    @Test func `at its place it is right`() throws {
        let root = "<key>NSAppTransportSecurity</key><dict><key>NSAllowsArbitraryLoads</key><true/></dict>"
        #expect(try plistFindings(infoPlist(root: root)).isEmpty)
    }
}
