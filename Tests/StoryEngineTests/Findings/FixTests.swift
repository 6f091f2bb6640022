import Foundation
import Testing
import TestSupport

@testable import StoryEngine

/// Applying a fix and checking again makes its finding disappear and adds none.
struct FixTests {
    /// What people paste from chats, documents and other languages.
    private static let broken = [
        "{“pages”: [{“image”: “https://a.test/x”, “title”: “Say \"hi\"”}]}",
        "{'pages': [{'image': 'https://a.test/x', 'title': 'It\\'s on'}]}",
        "{«pages»: [{«image»: «https://a.test/x»}]}",
        #"{"pages”: [{"image": "https://a.test/x"}]}"#,
        "[{\"image\": \"https://a.test/x\" \"duration\": 5} {\"image\": \"https://a.test/y\"}]",
        "[{\"image\": \"https://a.test/x\",, \"duration\": 5,},,]",
        "// pages\n[{\"image\": \"https://a.test/x\" /* here */, # more\n \"duration\": 5}]",
        "[{image: \"https://a.test/x\", duration: 5}]",
        "[{\"image\": https://a.test/x, \"title\": Sale}]",
        "[{\"image\": \"https://a.test/x\", \"title\": \"two\nlines\tand a tab\"}]",
        "[{\"image\": \"https://a.test/x\", \"title\": \"open,\n \"duration\": 5}]",
        "[{\"image\": \"https://a.test/x\", \"duration\": .5}, {\"image\": \"https://a.test/x\", \"duration\": 05}]",
        "[{\"image\": \"https://a.test/x\", \"duration\": +5}, {\"image\": \"https://a.test/x\", \"duration\": 5.}]",
        "[{\"image\": \"https://a.test/x\", \"hidden\": True}, {\"image\": \"https://a.test/x\", \"link\": None}]",
        "[{\"image\": \"https://a.test/x\", \"title\": \"Say \"hi\" now\"}]",
        "[{\"image\"= \"https://a.test/x\"; \"duration\"：5}]",
        "```json\n[{\"image\": \"https://a.test/x\"}]\n```",
        "Here it is: [{\"image\": \"https://a.test/x\"}] thanks",
        "const payload = [{\"image\": \"https://a.test/x\"}];",
        "[{\u{A0}\"image\":\u{A0}\"https://a.test/x\"\u{200B}}]",
        "[{\"image\": \"https://a.test/x\"]",
        "{\"pages\": [{\"image\": \"https://a.test/x\"}}",
        "{\"pages\": [{\"image\": \"https://a.test/x\"",
        "\"pages\": [{\"image\": \"https://a.test/x\"}]",
        "[{\"image\" \"https://a.test/x\"}]",
        "[{\"image\": \"https://a.test/\\x\", \"title\": \"It\\'s\"}]",
        "\u{FEFF}[{\"image\": \"https://a.test/x\"}]",
        "[{\"image\": \"cdn.test/x.jpg\"}, {\"image\": \"//cdn.test/x.jpg\"}, {\"image\": \" https://a.test/x \"}]",
        "[{\"image\": \"http://cdn.test/a b c.jpg\", \"link\": \"shop.test/p\", \"button_title\": \"Buy\"}]",
        "[{\"image\": \"https://a.test/x\"}, null, 7, {\"image\": \"https://a.test/y\"}]",
        "[null, {\"image\": \"https://a.test/x\"}]",
        "[{\"image\": \"https://a.test/x\", \"duration\": \"8\"}, {\"image\": \"https://a.test/x\", \"duration\": \"4,5 s\"}]",
        "[{\"Image\": \"https://a.test/x\", \"durée\": 5, \"标题\": \"x\", \"Button-Title\": \"x\", \"url\": \"app://x\"}]",
        #"{"aps": {"alert": "x"}, "pw_stories": "{\"pages\": [{\"image\": \"http://a.test/x\", \"tittle\": \"x\"}]}"}"#,
        #"{"aps": {"alert": "x"}, "u": "{\"pw_stories\": {\"pages\": [{\"image\": \"a.test/x\", \"duration\": \"8\", \"tilte\": \"x\"}]}}"}"#,
        "{\"request\": {\"notifications\": [\n  {\n    \"content\": \"x\",\n    \"data\": {\"pw_stories\": {\"pages\": [{\"image\": \"https://a.test/x\"}]}}\n  }\n]}}",
        #"{"request": {"notifications": [{"content": "x", "ios_category": "PW_STORIES", "data": {}}]}}"#,
        #"{"aps": {"alert": "x", "category": "pw_stories", "mutable_content": 1}, "pw_stories": {"page": [{"image": "https://a.test/x"}]}}"#,
        #"{"aps": {"alert": "x", "category": "PW_STORIES"}, "pw_stories": {"pages": [{"image": "https://a.test/x", "link": "a.test:80/x", "button_title": "x"}]}}"#,
    ]

    private static func corpus() throws -> [String] {
        let cases = try Fixtures.bytes("payloads/cases.jsonl").split(separator: UInt8(ascii: "\n")).compactMap {
            try JSONReader.read(Array($0))["text"]?.string
        }
        let goldens = try Fixtures.files(in: Fixtures.folder.appending(path: "goldens")).map {
            try String(contentsOf: $0.appending(path: "payload.json"), encoding: .utf8)
        }
        return broken + cases + goldens
    }

    @Test func `every fix over the corpus cures its finding and adds none`() throws {
        var fixes = 0
        for text in try Self.corpus() {
            let before = try timeline(text).findings
            for finding in before {
                for fix in finding.fixes {
                    fixes += 1
                    let mended = fix.applied(to: text)
                    let after = try timeline(mended).findings
                    let (had, has) = (Self.counts(before), Self.counts(after))
                    let added = has.filter { $0.value > had[$0.key] ?? 0 }
                    let isCured = has[finding.code] ?? 0 < had[finding.code] ?? 0
                    #expect(
                        added.isEmpty && isCured,
                        "\(finding.code.rawValue), “\(fix.title)”:\n\(text)\n→\n\(mended)\nadds \(added.keys)")
                }
            }
        }
        #expect(fixes > 100)
    }

    @Test(arguments: broken.prefix(25))
    func `what a chat program broke is mended by its safe and offered fixes alone`(text: String) throws {
        var text = text
        for _ in 0..<20 {
            let findings = try timeline(text).findings
            guard let fix = findings.first(where: { $0.severity == .error && !$0.fixes.isEmpty })?.fixes.first else {
                break
            }
            text = fix.applied(to: text)
        }
        let timeline = try timeline(text)
        #expect(timeline.outcome == .stories, "\(text)")
    }

    private static func counts(_ findings: [Finding]) -> [FindingCode: Int] {
        findings.reduce(into: [:]) { $0[$1.code, default: 0] += 1 }
    }
}

extension Finding.Fix {
    /// The text with the edits made, as an editor makes them: from the end to the start, in UTF-16 code units.
    func applied(to text: String) -> String {
        var units = Array(text.utf16)
        for edit in edits.sorted(by: { $0.range.start.offset > $1.range.start.offset }) {
            units.replaceSubrange(edit.range.start.offset..<edit.range.end.offset, with: edit.replacement.utf16)
        }
        return String(decoding: units, as: UTF16.self)
    }
}
