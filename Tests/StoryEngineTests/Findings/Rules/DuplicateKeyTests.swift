import Testing

@testable import StoryEngine

struct DuplicateKeyTests {
    @Test(arguments: everywhere(#"⟦"title"⟧: "a", "title": "b""#, #"⟦"link"⟧: 1, ⟦"link"⟧: 2, "link": 3"#))
    func `each key that a later one replaces is marked wherever it stands`(text: String) throws {
        let findings = try expectFindings(.jsonDuplicateKey, .warning, in: text)
        #expect(findings.allSatisfy { $0.onPhone.contains("last one counts") })
    }

    @Test func `keys are the same by what they spell, not by how`() throws {
        try expectFindings(.jsonDuplicateKey, .warning, in: #"{⟦"\u0061"⟧: 1, "a": 2}"#)
        try expectNoFindings(.jsonDuplicateKey, in: #"{"\u00e9": 1, "e\u0301": 2}"#)
    }

    @Test(arguments: [#"{"a": {"b": 1}, "b": 2}"#, #"[{"a": 1}, {"a": 2}]"#, #"{"a": 1, "A": 2}"#])
    func `the same key in another object is no repetition`(text: String) throws {
        try expectNoFindings(.jsonDuplicateKey, in: text)
    }
}
