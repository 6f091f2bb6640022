import Testing

@testable import StoryEngine

struct NullValueTests {
    @Test(
        arguments: everywhere(
            #""title": ⟦null⟧, "subtitle": ⟦null⟧"#, #""link": ⟦null⟧, "button_title": ⟦null⟧, "duration": ⟦null⟧"#))
    func `a field that is null is noted wherever it stands`(text: String) throws {
        let findings = try expectFindings(.nullValue, .note, in: text)
        #expect(findings.last?.onPhone.contains("5 seconds") == true)
        #expect(findings.dropLast().allSatisfy { $0.onPhone == "It counts as missing." })
    }

    @Test(arguments: [#"{"image": null}"#, #"{"image": "https://a.test/x", "other": null}"#, "null", #"{"title": ""}"#])
    func `an image, other keys and whole pages have findings of their own`(page: String) throws {
        try expectNoFindings(.nullValue, in: "[\(page)]")
    }
}
