import Foundation
import Testing

@testable import StoryEngine

struct MinifiedSizeTests {
    private static let texts = [
        #"{"a": [1, 2.50, -0], "b": {}, "c": []}"#, #"{"q": "say \"hi\" \\ \n \u0001"}"#,
        #"{"é": "Découvrez 漢字 𝄞", "url": "https://a/b"}"#, "null", #"[true, false, null]"#,
    ]

    @Test(arguments: texts)
    func `the shortest form is the text without white space`(text: String) throws {
        let value = try JSONReader.read(Array(text.utf8))
        var minified = JSONWriter()
        value.write(to: &minified)
        #expect(MinifiedSize(of: value).bytes == minified.bytes.count)
    }

    @Test(arguments: texts)
    func `inside a string each quote and backslash takes one more byte`(text: String) throws {
        let value = try JSONReader.read(Array(text.utf8))
        var minified = JSONWriter()
        value.write(to: &minified)
        var string = JSONWriter()
        string.value(String(decoding: minified.bytes, as: UTF8.self))
        #expect(MinifiedSize(of: value).asString == string.bytes.count)
    }

    @Test(arguments: [(#""é""#, 8), (#""漢""#, 8), (#""𝄞""#, 14), (#""a/b""#, 6), (#""\n""#, 4)])
    func `the longest form escapes all that may be`(text: String, bytes: Int) throws {
        #expect(MinifiedSize(of: try JSONReader.read(Array(text.utf8)), .longest).bytes == bytes)
    }
}

extension JSONValue {
    fileprivate func write(to json: inout JSONWriter) {
        switch content {
        case .null: json.null()
        case .bool(let bool): json.value(bool)
        case .number(let digits): json.raw(digits)
        case .string(let string): json.value(string)
        case .array(let elements): json.array(elements) { $0.write(to: &$1) }
        case .object(let members):
            var text = ""
            for member in members {
                var part = JSONWriter()
                part.value(member.key)
                var value = JSONWriter()
                member.value.write(to: &value)
                text += (text.isEmpty ? "" : ",") + String(decoding: part.bytes + [0x3A] + value.bytes, as: UTF8.self)
            }
            json.raw("{" + text + "}")
        }
    }
}
