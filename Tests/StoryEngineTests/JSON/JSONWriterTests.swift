import Testing

@testable import StoryEngine

struct JSONWriterTests {
    private func written(_ write: (inout JSONWriter) -> Void) -> String {
        var writer = JSONWriter()
        write(&writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func `commas stand between members and elements only`() {
        let text = written { json in
            json.object { json in
                json.member("a", 1)
                json.key("b")
                json.array([1, 2]) { $1.value($0) }
                json.key("c")
                json.object { _ in }
                json.member("d", nil)
                json.member("e", true)
            }
        }
        #expect(text == #"{"a":1,"b":[1,2],"c":{},"d":null,"e":true}"#)
    }

    @Test(
        arguments: [
            (5.0, "5"), (0.1, "0.1"), (1.0 / 3, "0.3333333333333333"), (0, "0"), (1e-7, "1e-07"), (30, "30"),
        ] as [(Double, String)])
    func `a number has the fewest digits that read back as the same`(number: Double, expected: String) {
        #expect(written { $0.value(number) } == expected)
    }

    @Test func `texts are escaped where they must be and no further`() throws {
        let text = "\"\\/\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F}é𝄞\u{2028}</script>"
        let json = written { $0.value(text) }
        #expect(json == #""\"\\/\b\f\n\r\t\u0001\u001f"# + "\u{7F}é𝄞\u{2028}</script>\"")
        #expect(try JSONReader.read(Array(json.utf8)).string == text)
    }
}
