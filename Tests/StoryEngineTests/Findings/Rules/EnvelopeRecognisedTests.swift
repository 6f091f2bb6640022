import Testing

@testable import StoryEngine

struct EnvelopeRecognisedTests {
    @Test(arguments: [#"⟦[]⟧"#, #"⟦{"pages": []}⟧"#, #"⟦{"content": "x"}⟧"#])
    func `a part of a push is noted as a whole`(text: String) throws {
        try expectFindings(.envelopeRecognised, .note, in: text, pointers: [""])
    }

    @Test(arguments: [#"{"request": {"notifications": []}}"#, #"{"aps": {}}"#, "{}", "5"])
    func `a whole push, and what is none, are not`(text: String) throws {
        try expectNoFindings(.envelopeRecognised, in: text)
    }
}
