import Testing
import TestSupport

@testable import StoryEngine

struct SyntaxFindingTests {
    @Test(arguments: [
        "⟦⟧", "  ⟦⟧", "{⟦⟧", "[1⟦⟧", "[1⟦ ⟧".replacing(" ", with: ""), #"{"a"⟦}⟧"#, #"{"a": 1⟦x⟧}"#, "[1,⟦]⟧",
        "{⟦a⟧: 1}",
        "[⟦t⟧rux]", "[⟦01⟧]", "[⟦-]⟧", "[⟦1.]⟧", "[⟦1e]⟧", "[1] ⟦[2]⟧", #"["⟦\x⟧"]"#, #"["⟦\u12G⟧4"]"#, "[⟦“⟧a”]",
    ])
    func `a fault of syntax is marked where it is`(marked: String) throws {
        let findings = try expectFindings(.jsonSyntax, .error, in: marked)
        #expect(findings.first?.pointer == nil)
        #expect(try timeline(MarkedText(marked).text).outcome == .unreadable)
    }

    @Test func `the place is counted in lines and UTF-16 columns`() throws {
        let start = try #require(try timeline("{\r\n\"𝄞\": x}").findings.first).range.start
        #expect(start == Position(line: 2, column: 7, offset: 9))
    }

    @Test func `a raw control character in a text has its own code`() throws {
        try expectFindings(.jsonControlCharacter, .error, in: "[\"a⟦\n⟧b\"]")
    }

    @Test func `half a character has its own code`() throws {
        try expectFindings(.jsonLoneSurrogate, .error, in: #"["a⟦\uD834⟧b"]"#)
    }

    @Test func `nesting beyond the limit has its own code`() throws {
        let open = String(repeating: "[", count: 64)
        try expectFindings(.jsonTooDeep, .error, in: "\(open)⟦[⟧]" + String(repeating: "]", count: 64))
    }

    @Test func `a text beyond the limit has its own code`() throws {
        let text = String(repeating: " ", count: (1 << 20) + 1)
        #expect(try timeline(text).findings.map(\.code) == [.payloadTooLong])
    }

    @Test func `bytes that are not UTF-8 have their own code`() throws {
        let findings = try Timeline(of: [0x5B, 0x22, 0xFF, 0x22, 0x5D], options: .init()).findings
        #expect(findings.map(\.code) == [.jsonInvalidUTF8])
        #expect(findings.first?.range.start == Position(line: 1, column: 3, offset: 2))
    }
}
