import Testing

@testable import StoryEngine

struct PlistWrongTypeTests {
    @Test(arguments: [
        ("UserInteractionEnabled</key><true/>", "<string>YES</string>", "<true/>"),
        ("DefaultContentHidden</key><true/>", "<string>true</string>", "<true/>"),
        ("DefaultContentHidden</key><true/>", "<integer>1</integer>", "<true/>"),
        ("DefaultContentHidden</key><true/>", "<string>no</string>", "<false/>"),
        ("InitialContentSizeRatio</key><real>1.5</real>", "<string>1,5</string>", "<real>1.5</real>"),
    ])
    func `a Boolean or a number given as text is warned of, and rewritten`(
        place: String, typed: String, right: String
    ) throws {
        let key = place.prefix { $0 != "<" } + "</key>"
        let text = infoPlist(attributes: soundAttributes.replacing(place, with: key + "⟦\(typed)⟧"))
        let findings = try expectFindings(.plistWrongType, .warning, in: text)
        #expect(findings.first?.replacements == [right])
    }

    @Test(arguments: [
        ("<string>PW_STORIES</string>", "<integer>1</integer>"),
        ("<string>com.apple.usernotifications.content-extension</string>", "<true/>"),
    ])
    func `a text that is none costs the story`(place: String, typed: String) throws {
        try expectFindings(.plistWrongType, .error, in: infoPlist().replacing(place, with: "⟦\(typed)⟧"))
    }

    @Test func `a dictionary in place of something else is marked by its tag`() throws {
        let text = infoPlist().replacing("<real>1.5</real>", with: "⟦<dict>⟧<key>a</key><true/></dict>")
        try expectFindings(.plistWrongType, .warning, in: text)
    }

    @Test func `a category may be a list, and a build setting anything`() throws {
        let list = "<array><string>A</string><string>PW_STORIES</string></array>"
        #expect(try plistFindings(infoPlist().replacing("<string>PW_STORIES</string>", with: list)).isEmpty)
        let setting = infoPlist().replacing("<real>1.5</real>", with: "<string>$(RATIO)</string>")
        #expect(try plistFindings(setting).isEmpty)
    }

    @Test func `one App Group is still a list`() throws {
        let text = entitlements("<key>com.apple.security.application-groups</key>⟦<string>a&amp;b</string>⟧")
        let findings = try expectFindings(.plistWrongType, .warning, in: text)
        #expect(findings.first?.replacements == ["<array><string>a&amp;b</string></array>"])
    }
}
