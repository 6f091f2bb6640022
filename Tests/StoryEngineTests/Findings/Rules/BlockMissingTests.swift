import Testing

@testable import StoryEngine

struct BlockMissingTests {
    @Test func `a device payload without a block is named as a whole`() throws {
        try expectFindings(.blockMissing, .error, in: #"⟦{"aps": {}, "u": {"x": 1}}⟧"#, pointers: [""])
    }

    @Test func `in a request the notification is named`() throws {
        try expectFindings(
            .blockMissing, .error, in: #"{"request": {"notifications": [⟦{"content": "x", "data": {}}⟧]}}"#,
            pointers: ["/request/notifications/0"])
    }

    @Test(arguments: [
        #"{"pw_stories": {}}"#, #"{"pw_stories": 1}"#, #"{"u": {"pw_stories": {}}}"#, #"{"u": "{\"pw_stories\": {}}"}"#,
        #"{"userdata": {"pw_stories": []}}"#, "[]", #"{"pages": 1}"#,
    ])
    func `a block anywhere, of whatever kind, is not missing`(text: String) throws {
        try expectNoFindings(.blockMissing, in: text)
    }
}
