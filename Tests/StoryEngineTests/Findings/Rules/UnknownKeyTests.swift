import Testing

@testable import StoryEngine

struct UnknownKeyTests {
    @Test(arguments: [
        ("buttonTitle", "button_title"), ("Button-Title", "button_title"), ("tilte", "title"), ("durée", "duration"),
        ("titulo", "title"), ("标题", "title"), ("शीर्षक", "title"), ("TITLE", "title"),
        ("subtittle", "subtitle"), ("bouton", "button_title"), ("时长", "duration"), ("लिंक", "link"),
    ])
    func `a misspelt key of a page is named with the right one, wherever it stands`(key: String, meant: String) throws {
        for text in everywhere(#"⟦"\#(key)"⟧: "x""#) {
            let finding = try #require(try expectFindings(.unknownKey, .warning, in: text).first)
            #expect(finding.message.contains(meant))
            #expect(finding.fixes.map(\.isSafe) == [true])
            #expect(finding.fixes[0].applied(to: MarkedKey.text(text)) == MarkedKey.text(text, with: meant))
        }
    }

    @Test(arguments: ["id", "alt", "name", "table", "stage", "lines", "analytics", "z_index", "版本"])
    func `a key that nobody can take for another is a note without a fix`(key: String) throws {
        let findings = try expectFindings(.unknownKey, .note, in: device(pages: #"⟦"\#(key)"⟧: "x""#))
        #expect(findings.first?.fixes.isEmpty == true)
    }

    @Test func `where the right key stands too, the other is only a note`() throws {
        let findings = try expectFindings(.unknownKey, .note, in: device(pages: #""title": "a", ⟦"Title"⟧: "b""#))
        #expect(findings.first?.fixes.isEmpty == true)
    }

    @Test func `of two keys that mean the same the last is mended, as the last would count`() throws {
        let text = #"[{"image": "https://a.test/x", "Title": "a", "titre": "b"}]"#
        let findings = try timeline(text).findings.filter { $0.code == .unknownKey }
        #expect(findings.map(\.severity) == [.note, .warning])
        #expect(findings.map(\.fixes.count) == [0, 1])
    }

    @Test(arguments: [
        #"{"aps": {"alert": "x"}, "pw_stories": {⟦"Pages"⟧: []}}"#,
        #"{"aps": {"alert": "x"}, ⟦"pw-stories"⟧: {}, "u": {}}"#,
        #"{"aps": {"alert": "x"}, "u": "{⟦\"pwStories\"⟧: {}}"}"#,
        #"{"aps": {"alert": "x", ⟦"mutable_content"⟧: 1}, "pw_stories": {}}"#,
        #"{"request": {"notifications": [{"content": "x", ⟦"ios_category"⟧: "PW_STORIES"}]}}"#,
        #"{"request": {"notifications": [{"content": "x", "ios_root_params": {"aps": {⟦"mutableContent"⟧: 1}}}]}}"#,
    ])
    func `a misspelt key of the block and of the push is named`(text: String) throws {
        let findings = try expectFindings(.unknownKey, .warning, in: text)
        #expect(findings.first?.fixes.map(\.isSafe) == [true])
    }

    @Test(arguments: [
        #"{"aps": {"alert": "x", "custom": 1}, "analytics": {}, "pw_stories": {"pages": []}}"#,
        #"{"request": {"notifications": [{"content": "x", "ios_ttl": 3600, "send_rate": 100, "title": "x", "link": "y"}]}}"#,
    ])
    func `what others put into a push is nobody's mistake`(text: String) throws {
        try expectNoFindings(.unknownKey, in: text)
    }

    @Test(arguments: [
        ("buttonTitle", true), ("tilte", true), ("durée", true), ("标题", true), ("body", false), ("url", false),
    ])
    func `another spelling or language is put right safely, another word is only offered`(key: String, isSafe: Bool)
        throws
    {
        let findings = try timeline(#"[{"image": "https://a.test/x", "\#(key)": "x"}]"#).findings.filter {
            $0.code == .unknownKey
        }
        #expect(findings.flatMap(\.fixes).map(\.isSafe) == [isSafe])
    }
}

/// A text whose marked key is replaced.
private enum MarkedKey {
    static func text(_ marked: String, with key: String? = nil) -> String {
        guard let key, let open = marked.firstIndex(of: "⟦"), let close = marked.firstIndex(of: "⟧") else {
            return marked.filter { !"⟦⟧".contains($0) }
        }
        let quote = marked[marked.index(after: open)...].prefix { $0 != "\"" } + "\""
        return marked[..<open] + quote + key + quote + marked[marked.index(after: close)...]
    }
}
