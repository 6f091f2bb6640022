import Testing

@testable import StoryEngine

struct AlertMissingTests {
    @Test(arguments: [
        #"⟦{"aps": {}, "pw_stories": {}}⟧"#, #"⟦{"pw_stories": {}}⟧"#, #"⟦{"aps": {"alert": ""}}⟧"#,
        #"⟦{"aps": {"alert": {"title": ""}}}⟧"#, #"⟦{"aps": {"alert": {"body": 5}}}⟧"#,
        #"{"request": {"notifications": [⟦{"data": {}}⟧]}}"#, #"{"request": {"notifications": [⟦{"content": ""}⟧]}}"#,
    ])
    func `a push without words shows nothing`(text: String) throws {
        let findings = try expectFindings(.alertMissing, .error, in: text)
        #expect(findings.first?.onPhone.contains("Nothing is shown") == true)
    }

    @Test(arguments: [
        #"{"aps": {"alert": "x"}}"#, #"{"aps": {"alert": {"title": "x"}}}"#, #"{"aps": {"alert": {"loc-key": "X"}}}"#,
        #"{"aps": {"alert": {"title-loc-key": "X"}}}"#, #"{"request": {"notifications": [{"ios_title": "x"}]}}"#,
        #"{"request": {"notifications": [{"content": {"en": "x"}}]}}"#, "[]", #"{"pages": []}"#,
    ])
    func `any words are an alert, those of the app too, and a story alone has none`(text: String) throws {
        try expectNoFindings(.alertMissing, in: text)
    }
}
