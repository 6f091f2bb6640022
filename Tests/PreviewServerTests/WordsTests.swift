import StoryEngine
import Testing
import WebServer

@testable import PreviewServer

struct WordsTests {
    private func words(_ json: String) throws -> Words {
        try Words(.french, json: Array(json.utf8))
    }

    private let table = #"{"page": {"Hello {{name}}": "<Bonjour> {{name}}", "{n} of {m}": "{m}, {n}"}, "script": {}}"#

    @Test func `a marked text is translated with its gaps and cannot be markup`() throws {
        let translated = try words(table).translated("<p title=\"[[Hello\n    {{name}}]]\">[[Other]] {{name}}</p>")
        #expect(translated == "<p title=\"&lt;Bonjour&gt; {{name}}\">Other {{name}}</p>")
    }

    @Test func `in English the marks are removed`() throws {
        #expect(try Words.english.translated("<p>[[Two\n  words]] [ [x] ]</p>") == "<p>Two words [ [x] ]</p>")
    }

    @Test func `a mark that is not closed is refused`() {
        #expect(throws: Words.Fault.self) { try Words.english.translated("<p>[[Two words]</p>") }
    }

    @Test func `a text of the server's is filled by name`() throws {
        #expect(try words(table).say("{n} of {m}", ["n": "1", "m": "2"]) == "2, 1")
        #expect(try words(table).say("{n} on {m}", ["n": "1", "m": "2"]) == "1 on 2")
    }

    @Test func `the script's texts cannot end the element that holds them`() throws {
        let words = try words(#"{"page": {}, "script": {"</script>": "\"</script>"}}"#)
        #expect(words.script == #"{"\u003c/script>":"\"\u003c/script>"}"#)
    }

    @Test(arguments: [
        "", "[]", #"{"page": {}}"#, #"{"page": {}, "script": []}"#, #"{"page": {"a": 1}, "script": {}}"#,
        #"{"page": {"a": ""}, "script": {}}"#,
    ])
    func `a table that cannot be used is refused`(json: String) {
        #expect(throws: Words.Fault.self) { try words(json) }
    }

    @Test(arguments: [
        (Language.english, "4,096", "1,048,576", "2.5"), (.french, "4\u{202F}096", "1\u{202F}048\u{202F}576", "2,5"),
        (.portuguese, "4.096", "1.048.576", "2,5"), (.chinese, "4,096", "1,048,576", "2.5"),
        (.hindi, "4,096", "10,48,576", "2.5"),
    ])
    func `numbers are written as the language does`(language: Language, limit: String, most: String, half: String) {
        #expect(language.text(4096) == limit)
        #expect(language.text(1_048_576) == most)
        #expect(language.text(2.5) == half)
        #expect(language.text(5.0) == "5")
        #expect(language.text(99) == "99")
    }

    @Test func `seconds have at most two places`() {
        #expect([0.1 + 0.2, 4.25, 0.05, 1.999].map(Language.english.text) == ["0.3", "4.25", "0.05", "2"])
    }
}
