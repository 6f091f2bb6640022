import Foundation
import Testing
import TestSupport

@testable import StoryEngine

struct PlistReaderTests {
    private func read(_ inner: String) throws -> JSONValue {
        try PlistReader.read(Array("<plist version=\"1.0\">\(inner)</plist>".utf8))
    }

    @Test(arguments: [
        ("<string>a</string>", "\"a\""), ("<string/>", "\"\""), ("<true/>", "true"), ("<false></false>", "false"),
        ("<integer> -7\n</integer>", "-7"), ("<real>1.50</real>", "1.50"), ("<dict/>", "{}"), ("<array></array>", "[]"),
        ("<date>2026-01-01T00:00:00Z</date>", "\"2026-01-01T00:00:00Z\""), ("<data>AA==</data>", "\"AA==\""),
        ("<string>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;</string>", "\"<>&\\\"'A😀\""),
        ("<string>a<![CDATA[<&]]>b<!-- c -->d</string>", "\"a<&bd\""),
        ("<!-- a --><dict><!-- b --><key>k</key><?x y?><true /></dict>", "{\n  \"k\": true\n}"),
        (
            "<array><integer>1</integer><dict><key/><string>é</string></dict></array>",
            "[\n  1,\n  {\n    \"\": \"é\"\n  }\n]"
        ),
    ])
    func `a value is read`(text: String, json: String) throws {
        #expect(try read(text).indented() == json)
    }

    @Test(arguments: [
        "\u{FEFF}<plist><true/></plist>\n<!-- end -->", "<?xml version=\"1.0\"?>\n<plist version='>'><true/></plist>",
        "<!DOCTYPE plist SYSTEM \"a>b\" [ <!ENTITY a \"]>\"> ]><plist><true/></plist >",
    ])
    func `what stands around is passed over`(text: String) throws {
        #expect(try PlistReader.read(Array(text.utf8)).indented() == "true")
    }

    @Test func `every value and key keeps its place`() throws {
        let text = MarkedText("<plist><dict>⟦<key>é</key>⟧ ⟦<string>a</string>⟧</dict></plist>")
        let member = try #require(try PlistReader.read(text.bytes).members?.first)
        let utf8 = Array(text.text.utf16).count == text.bytes.count - 1
        #expect(utf8)
        #expect(member.keyRange == 13..<13 + "<key>é</key>".utf8.count)
        #expect(String(decoding: text.bytes[member.value.range], as: UTF8.self) == "<string>a</string>")
    }

    @Test(arguments: [
        "<plist>⟦<dict⟧><key>a</key><true/>", "<plist><dict>⟦<key>a</key>⟧</dict></plist>",
        "<plist><dict>⟦<key>a</key>⟧<key>b</key><true/></dict></plist>",
        "<plist><dict>⟦<string>⟧a</string></dict></plist>",
        "<plist>⟦<integr>⟧1</integr></plist>", "<plist>⟦<real>1,5</real>⟧</plist>",
        "<plist>⟦<integer></integer>⟧</plist>",
        "<plist>⟦<real>nan</real>⟧</plist>", "<plist>⟦<real>0x1</real>⟧</plist>",
        "<plist><string>⟦&⟧nbsp;</string></plist>",
        "<plist><string>⟦&⟧#0;</string></plist>", "<plist><string>⟦&⟧#xD800;</string></plist>",
        "<plist><string>⟦&⟧ b</string></plist>", "<plist><true/>⟦<true/>⟧</plist>", "<plist><true/></plist>⟦x⟧",
        "<plist><string>a⟦</strin>⟧</plist>", "⟦<plist/>⟧", "<plist><true>⟦x⟧</true></plist>",
        "<plist><array>⟦é⟧</array></plist>", "<plist>⟦<!⟧-- a", "⟦<key>⟧a</key><true/><plist>",
        "<plist>⟦<string⟧>a", "⟦<!DOCTYPE⟧ plist \"<plist>", "<plist><string>⟦\u{1}⟧</string></plist>",
        "<?xml version=\"1.0\" encoding=\"⟦UTF-16⟧\"?><plist><true/></plist>",
        "⟦<plistversion=\"1.0\">⟧<true/></plist>",
        "<plist><dict>⟦<dict⟧ a=\"b\"/></dict></plist>",
        "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><string>⟦&⟧a;</string></plist>",
    ])
    func `what cannot be read is told with its place`(marked: String) throws {
        let findings = try expectFindings(.plistSyntax, .error, in: marked)
        #expect(findings.count == 1)
    }

    @Test func `nesting is bounded`() throws {
        let nested = { (depth: Int) in
            String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
        }
        #expect(throws: Never.self) { try read(nested(64)) }
        #expect(throws: JSONFault.self) { try read(nested(65)) }
    }

    @Test func `bytes that are not UTF-8 are refused`() throws {
        let text = Array("<plist><string>".utf8) + [0xFF] + Array("</string></plist>".utf8)
        let finding = try #require(try Timeline(of: text, options: .init()).findings.first)
        #expect(finding.code == .plistSyntax)
        #expect(finding.range.start.offset == 15)
    }

    @Test func `Foundation reads the same out of what is read here`() throws {
        let text = infoPlist()
        let read = try PlistReader.read(Array(text.utf8))
        let other = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
        let json = try JSONSerialization.jsonObject(with: Data(read.indented().utf8))
        #expect(try #require(json as? NSDictionary) == (other as? NSDictionary))
    }

    @Test func `random changes never do harm, and what is read here Foundation reads too`() throws {
        var random = SeededGenerator(seed: 7)
        let sound = Array(infoPlist(root: "<key>a</key><array><integer>1</integer><string>&amp;</string></array>").utf8)
        // What stands in front is passed over more generously here.
        let prolog = try Array(#require(infoPlist().split(separator: "<dict>").first).utf8)
        let spice = Array("<>/&;#\"'!-[]? kdeystringau\u{1}é😀".utf8)
        for _ in 0..<5000 {
            var text = sound
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<text.count, using: &random)
                switch Int.random(in: 0...3, using: &random) {
                case 0: text[index] = spice.randomElement(using: &random) ?? 0
                case 1: text.remove(at: index)
                case 2: text.insert(spice.randomElement(using: &random) ?? 0, at: index)
                default: text.removeSubrange(index..<min(text.count, index + Int.random(in: 0...40, using: &random)))
                }
            }
            let timeline = try Timeline(of: text, options: .init())
            #expect(timeline.outcome == .unreadable)
            #expect(!timeline.findings.isEmpty && timeline.findings.count <= 100)
            let end = timeline.findings.map(\.range.end.offset).max() ?? 0
            #expect(end <= String(decoding: text, as: UTF8.self).utf16.count)
            if text.starts(with: prolog), (try? PlistReader.read(text)) != nil {
                #expect(throws: Never.self) {
                    try PropertyListSerialization.propertyList(from: Data(text), format: nil)
                }
            }
        }
    }

    @Test(arguments: [
        String(repeating: "<array>", count: 140_000), String(repeating: "<!--", count: 250_000),
        "<plist><string>" + String(repeating: "&", count: 1_000_000),
        "<!DOCTYPE plist " + String(repeating: "[<\"", count: 300_000),
        "<plist><dict>" + String(repeating: "<key>NSExtension</key><true/>", count: 36_000) + "</dict></plist>",
        "<plist><dict>"
            + String(
                repeating: "<key>NSExtensoin</key><dict><key>NSExtensionAttributez</key><true/></dict>", count: 14_000)
            + "</dict></plist>",
        "<plist><string>" + String(repeating: "e\u{301}", count: 300_000) + "</string></plist>",
    ])
    func `a mebibyte of anything is answered`(text: String) throws {
        #expect(try timeline(text.contains("<plist") ? text : "<plist>" + text).findings.count <= 100)
    }
}
