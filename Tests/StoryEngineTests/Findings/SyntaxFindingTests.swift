import Testing
import TestSupport

@testable import StoryEngine

struct SyntaxFindingTests {
    @Test(arguments: [
        "⟦⟧", #"{"a"⟦⟧}"#, #"{"a": ⟦}⟧"#, "[⟦01⟧]", "[⟦-⟧]", "[⟦1.⟧]", "[⟦1e⟧]", "[1] ⟦[2]⟧", #"["⟦\x⟧"]"#,
        #"["⟦\u⟧12G4"]"#,
        "[⟦trux⟧]", "[1⟦⟧", #"{"a": [1⟦⟧"#, "⟦Here:⟧[1]", "[1]⟦;⟧", "[1⟦}⟧", #"{"a": [1⟦}⟧"#, #"⟦"⟧a": 1"#, "[⟦nUll⟧]",
        #"{"a"⟦⟧ 1}"#, #"{"a"⟦=⟧ 1}"#, "[1⟦;⟧ 2]", "[1⟦，⟧ 2]", #"["say ⟦"⟧hi⟦"⟧ now"]"#, "[⟦\"open⟧\n]", "[1,⟦,⟧ 2]",
        "[⟦\u{A0}⟧1]",
        "[⟦*⟧]", "[1, ⟦*⟧]",
    ])
    func `a fault of syntax is marked where it is`(marked: String) throws {
        try expectFaults(.jsonSyntax, in: marked)
    }

    @Test(arguments: ["[1⟦,⟧]", #"{"a": 1⟦,⟧ }"#, "[1⟦,,,⟧]", "[[1⟦,⟧], 2⟦,⟧]"])
    func `a comma after the last entry is marked`(marked: String) throws {
        try expectFaults(.jsonTrailingComma, in: marked)
    }

    @Test(arguments: ["[1⟦⟧ 2]", "[\"a\"⟦⟧\n\"b\"]", #"{"a": 1⟦⟧ "b": 2}"#, "[{}⟦⟧ {}]", "[1⟦⟧ 2⟦⟧ 3]"])
    func `a missing comma is marked where it belongs`(marked: String) throws {
        try expectFaults(.jsonMissingComma, in: marked)
    }

    @Test(arguments: [
        "[⟦“a”⟧]", "{⟦“a”⟧: ⟦“b”⟧}", "[⟦«a»⟧]", "[⟦„a“⟧]", #"[⟦“say "hi" now”⟧]"#, "[⟦“a\"⟧]", "{⟦\"a”⟧: 1}", "[⟦＂a＂⟧]",
    ])
    func `curly quotes are marked with what they stand around`(marked: String) throws {
        try expectFaults(.jsonCurlyQuotes, in: marked)
    }

    @Test(arguments: ["[⟦'a'⟧]", "{⟦'a'⟧: ⟦'it\\'s'⟧}", "[⟦‘a’⟧]", "[⟦`a`⟧]", "[⟦'it's on'⟧]"])
    func `single quotes are marked with what they stand around`(marked: String) throws {
        try expectFaults(.jsonSingleQuotes, in: marked)
    }

    @Test(arguments: ["[1 ⟦// one⟧\n]", "[⟦/* a\nb */⟧ 1]", "[1 ⟦# one⟧\n]", "⟦// first⟧\n[]"])
    func `a comment is marked`(marked: String) throws {
        try expectFaults(.jsonComment, in: marked)
    }

    @Test(arguments: ["{⟦a⟧: 1}", "{⟦button_title⟧: 1, ⟦標題⟧: 2}", "{⟦a-b⟧ : 1}", "{⟦a⟧: {⟦b⟧: 1}}"])
    func `a key without quotes is marked`(marked: String) throws {
        try expectFaults(.jsonUnquotedKey, in: marked)
    }

    @Test(arguments: ["[\"a⟦\n⟧b\"]", "[\"a⟦\t⟧b⟦\r\n\r\n⟧c\"]"])
    func `raw control characters in a text are marked`(marked: String) throws {
        try expectFaults(.jsonControlCharacter, in: marked)
    }

    @Test(arguments: [#"["a⟦\uD834⟧b"]"#, #"["⟦\uDD1E⟧"]"#, #"["⟦\uD834⟧A"]"#])
    func `half a character is marked`(marked: String) throws {
        try expectFaults(.jsonLoneSurrogate, in: marked)
    }

    @Test func `nesting beyond the limit is marked once`() throws {
        let open = String(repeating: "[", count: 64)
        try expectFaults(.jsonTooDeep, in: "\(open)⟦[⟧[[]]]" + String(repeating: "]", count: 64))
    }

    @Test func `a text beyond the limit has its own code`() throws {
        let text = String(repeating: " ", count: (1 << 20) + 1)
        #expect(try timeline(text).findings.map(\.code) == [.payloadTooLong])
    }

    @Test(
        arguments: [
            ([0x5B, 0x22, 0xFF, 0x22, 0x5D], 2), ([0x5B, 0x22, 0xC3, 0xA9, 0xC3, 0x22, 0x5D], 3),
            ([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], 0), ([0x5B, 0x00, 0x5D, 0x00], 0),
        ] as [([UInt8], Int)])
    func `bytes that are not UTF-8 are marked`(text: [UInt8], offset: Int) throws {
        let findings = try Timeline(of: text, options: .init()).findings.filter { $0.code.isAboutSyntax }
        #expect(findings.first?.code == .jsonInvalidUTF8)
        #expect(findings.first?.range.start.offset == offset)
    }

    @Test func `the place is counted in lines and UTF-16 columns`() throws {
        let finding = try #require(try timeline("{\r\n\"𝄞\": 01}").findings.first { $0.code == .jsonSyntax })
        #expect(finding.range.start == Position(line: 2, column: 7, offset: 9))
    }

    @Test func `one fault does not hide what else is wrong, nor the pages behind it`() throws {
        let text = """
            {'pages': [
              {"image": "https://a.test/1",},
              {"image": “https://a.test/2” "duration": "8"},
              {"title": "no picture"}
            ]}
            """
        let codes = try timeline(text).findings.filter { $0.severity != .note }.map(\.code)
        #expect(
            codes == [
                .jsonSingleQuotes, .jsonTrailingComma, .jsonCurlyQuotes, .jsonMissingComma, .durationNotNumber,
                .imageMissing,
            ])
    }

    @Test func `curly quotes inside a text are text, also where the JSON is broken elsewhere`() throws {
        let text = #"[{"title": "“Sale”, today", "image": "https://a.test/x",}]"#
        #expect(try timeline(text).findings.filter { $0.severity == .error }.map(\.code) == [.jsonTrailingComma])
    }

    /// Expects these faults and no error besides.
    private func expectFaults(_ code: FindingCode, in marked: String, sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let text = MarkedText(marked)
        let timeline = try timeline(text.text)
        #expect(timeline.outcome == .unreadable, sourceLocation: sourceLocation)
        let faults = timeline.findings.filter { $0.code.isAboutSyntax }
        let expected = text.ranges.sorted { $0.lowerBound < $1.lowerBound }
        #expect(faults.map { $0.range.start.offset..<$0.range.end.offset } == expected, sourceLocation: sourceLocation)
        #expect(
            faults.allSatisfy { $0.code == code && $0.severity == .error && $0.pointer == nil },
            sourceLocation: sourceLocation)
    }
}

extension FindingCode {
    /// Whether it says why a text is not JSON.
    var isAboutSyntax: Bool {
        rawValue.hasPrefix("json-") && self != .jsonByteOrderMark && self != .jsonDuplicateKey
    }
}
