import Testing

@testable import StoryEngine

struct BlockHidesValidBlockTests {
    private static let plays = #"{"pw_stories": {"pages": [{"image": "https://a.test/x"}]}}"#

    @Test(arguments: ["{}", #"{"pages": []}"#, #"{"pages": [null]}"#, #"{"pages": [{"image": "x"}]}"#])
    func `a broken block at the root hides a good one`(block: String) throws {
        try expectFindings(
            .blockHidesValidBlock, .error, in: #"{"pw_stories": ⟦\#(block)⟧, "u": \#(Self.plays)}"#,
            pointers: ["/pw_stories"])
    }

    @Test func `a broken block in u hides a good one in userdata`() throws {
        try expectFindings(
            .blockHidesValidBlock, .error, in: #"{"u": {"pw_stories": ⟦{}⟧}, "userdata": \#(Self.plays)}"#,
            pointers: ["/u/pw_stories"])
    }

    @Test(arguments: [
        #"{"pw_stories": {}, "u": {"pw_stories": {}}}"#, #"{"pw_stories": 1, "u": \#(plays)}"#,
        #"{"pw_stories": {"pages": [{"image": "https://a.test/y"}]}, "u": \#(plays)}"#,
    ])
    func `where nothing is lost nothing is said`(text: String) throws {
        try expectNoFindings(.blockHidesValidBlock, in: text)
    }
}
