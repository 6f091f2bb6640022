import Testing

@testable import PreviewServer

struct SecretRemovalTests {
    private func removed(_ text: String) -> String? {
        SecretRemoval.text(without: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: [
        // In every place of a list of members, with the comma that would be left over.
        (#"{"request": {"auth": "K", "notifications": []}}"#, #"{"request": {"notifications": []}}"#),
        (#"{"request": {"notifications": [], "auth": "K"}}"#, #"{"request": {"notifications": []}}"#),
        (#"{"request": {"a": 1 , "auth": "K" , "b": 2}}"#, #"{"request": {"a": 1 , "b": 2}}"#),
        (#"{"request": { "auth": "K" }}"#, #"{"request": {  }}"#),
        (#"{"auth": "K", "application": "A", "devices": ["d"], "users": ["u"]}"#, "{}"),
        (#"{"auth": "K", "x": 1, "users": {"u": [1, {"v": 2}]}, "devices": null}"#, #"{"x": 1}"#),
        // Duplicates, escapes, other cases.
        (#"{"auth": "K", "auth": "L", "x": 1, "auth": "M"}"#, #"{"x": 1}"#),
        (
            #"{"request": {"auth": "K"}, "request": {"auth": "L", "notifications": []}}"#,
            #"{"request": {}, "request": {"notifications": []}}"#
        ),
        (#"{"\u0061uth": "K", "a\u0075th": "L", "x": 1}"#, #"{"x": 1}"#),
        (#"{"AUTH": "K", "Users": ["u"], "x": 1}"#, #"{"x": 1}"#),
        // At any depth outside of what reaches the phone.
        (
            #"{"request": {"notifications": [{"devices": ["d"], "content": "x"}, {"users": []}]}}"#,
            #"{"request": {"notifications": [{"content": "x"}, {}]}}"#
        ),
        (#"[{"request": {"auth": "K"}}]"#, #"[{"request": {}}]"#),
        (#"{"body": {"request": {"auth": "K"}}, "aps": {}}"#, #"{"body": {"request": {}}, "aps": {}}"#),
        (#"{"request": {"notifications": {"auth": "K", "x": 1}}}"#, #"{"request": {"notifications": {"x": 1}}}"#),
        // A text that holds JSON with a secret.
        (#"{"request": "{\"auth\": \"K\"}", "x": 1}"#, #"{"request": null, "x": 1}"#),
        (#""{\"request\": {\"auth\": \"K\"}}""#, "null"),
        (#"{"x": "{\"y\": \"{\\\"auth\\\": 1}\"}"}"#, #"{"x": null}"#),
    ])
    func `secrets go, and nothing else`(text: String, expected: String) {
        #expect(removed(text) == expected)
    }

    @Test(arguments: [
        #"{"data": {"users": ["custom"], "auth": {"level": 1}}, "content": {"users": "x"}}"#,
        #"{"u": "{\"application\": 1}", "aps": {"auth": 1}, "pw_stories": {"pages": [{"users": 1}]}}"#,
        #"{"ios_root_params": {"devices": 1}}"#,
        #" { "authorisation" : "x", "user": "auth" , "n" : 1e400, "s": "é\u00e9\/" } "#,
        #"{"x": "auth", "y": "{not JSON auth}"}"#, "[]", "7", "\"auth\"",
    ])
    func `the rest stays character by character`(text: String) {
        #expect(removed(text) == text)
    }

    @Test(arguments: ["", "{", "{auth: 'K'}", #"{"auth": "K",}"#, "\u{FEFF}{", #"{"auth": "K"} x"#])
    func `of a text that is not JSON nothing is said`(text: String) {
        #expect(removed(text) == nil)
    }

    @Test func `places are bytes, whatever stands before`() {
        #expect(
            removed("\u{FEFF}{\"ä\u{1F600}\": 1, \"auth\": \"K\", \"é\": 2}") == "\u{FEFF}{\"ä\u{1F600}\": 1, \"é\": 2}"
        )
    }
}
