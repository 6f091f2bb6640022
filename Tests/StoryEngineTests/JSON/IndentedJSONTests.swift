import Testing

@testable import StoryEngine

struct IndentedJSONTests {
    @Test(arguments: ["{}", "[]", "1.50", "\"a\\n\\\"\"", "{\n  \"b\": [\n    5.0,\n    null\n  ],\n  \"a\": true\n}"])
    func `order and digits stay the author's, two spaces a level`(text: String) throws {
        #expect(try JSONReader.read(Array(text.utf8)).indented() == text)
    }

    @Test func `a value inside a text is indented from its place on`() throws {
        #expect(try JSONReader.read(Array("[1]".utf8)).indented(level: 1) == "[\n    1\n  ]")
    }
}
