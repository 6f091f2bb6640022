import Testing
import TestSupport

@testable import StoryEngine

struct JSONReaderTests {
    private func read(_ text: String) throws -> JSONValue {
        try JSONReader.read(Array(text.utf8))
    }

    @Test func `a number keeps its digits`() throws {
        let value = try read("[1.0, 1.000000000000000005, -0, 1E400]")
        #expect(value.array?.map(\.digits) == ["1.0", "1.000000000000000005", "-0", "1E400"])
    }

    @Test func `every value knows its place`() throws {
        let marked = MarkedText(#"⟦{"a": ⟦[⟦1⟧, ⟦"é𝄞"⟧]⟧, "b": ⟦null⟧}⟧"#)
        let root = try JSONReader.read(marked.bytes)
        let list = try #require(root["a"])
        let values = try #require(list.array) + [list] + [#require(root["b"]), root]
        let table = PositionTable(
            offsets: values.flatMap { [$0.range.lowerBound, $0.range.upperBound] }, in: marked.bytes)
        let ranges = values.map { table.range($0.range) }.map { $0.start.offset..<$0.end.offset }
        #expect(ranges == marked.ranges)
    }

    @Test func `duplicate keys stay visible and the last one counts`() throws {
        let value = try read(#"{"a": 1, "b": 2, "a": 3}"#)
        #expect(value.members?.map(\.key) == ["a", "b", "a"])
        #expect(value["a"]?.digits == "3")
    }

    @Test func `keys that differ in normalisation only are different keys`() throws {
        let value = try read("{\"\u{E9}\": 1, \"e\u{301}\": 2}")
        #expect(value["\u{E9}"]?.digits == "1")
        #expect(value["e\u{301}"]?.digits == "2")
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""\u00e9\uD834\uDD1E\u0000""#, "\u{E9}\u{1D11E}\0"),
        (#""plain é 𝄞 text""#, "plain é 𝄞 text"),
        (#""\uFFFF\uDBFF\uDFFF""#, "\u{FFFF}\u{10FFFF}"),
    ])
    func `escapes are decoded`(text: String, expected: String) throws {
        #expect(try read(text).string == expected)
    }

    @Test(arguments: [
        #""\uD834""#, #""\uDD1E""#, #""\uD834\u0041""#, #""\uDD1E\uD834""#, #""\uD834x""#, #""\uD834\n""#,
    ])
    func `half a character is refused`(text: String) {
        #expect(throws: JSONRefusal.self) { try read(text) }
    }

    @Test func `sixty-four levels are read and one more is refused`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(try read(nested(64)).array?.count == 1)
        #expect(throws: JSONRefusal.self) { try read(nested(65)) }
        #expect(throws: JSONRefusal.self) { try read(nested(200_000)) }
    }

    @Test func `a text of one mebibyte is read and one byte more is refused`() throws {
        let most = "\"" + String(repeating: "x", count: (1 << 20) - 2) + "\""
        #expect(try read(most).string?.utf8.count == (1 << 20) - 2)
        #expect(throws: JSONRefusal.self) { try read(most + " ") }
    }

    @Test func `a byte order mark is passed over in front and nowhere else`() throws {
        #expect(try read("\u{FEFF}{}").members?.isEmpty == true)
        #expect(throws: JSONRefusal.self) { try read("{}\u{FEFF}") }
        #expect(throws: JSONRefusal.self) { try read("\u{FEFF}\u{FEFF}{}") }
    }

    @Test(
        arguments: [
            ([0x22, 0xC3, 0x28, 0x22], 1), ([0x22, 0xED, 0xA0, 0x80, 0x22], 1), ([0x5B, 0x31, 0xFF, 0x5D], 2),
            ([0x22, 0xC0, 0xAF, 0x22], 1), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1),
        ] as [([UInt8], Int)])
    func `bytes that are not UTF-8 are refused where they stand`(bytes: [UInt8], index: Int) {
        let refusal = #expect(throws: JSONRefusal.self) { try JSONReader.read(bytes) }
        #expect(refusal?.index == index)
    }
}

extension JSONValue {
    fileprivate var digits: String? {
        if case .number(let digits) = content { digits } else { nil }
    }
}
