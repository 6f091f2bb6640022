import Testing

@testable import WebServer

struct EntityTagTests {
    @Test(arguments: [
        (nil, false), ("", false), ("*", true), (" * ", true), (#""v""#, true), (#"W/"v""#, true), (#""w""#, false),
        (#""w", "v""#, true), (#""a,b" ,W/"v","c""#, true), (#""v-gzip""#, false), ("v", false),
        (#""w", v, "v""#, false),
        (#"w/"v""#, false), (#""v"#, false), (#", ,"v""#, true),
    ])
    func `a list of tags is compared weakly`(header: String?, expected: Bool) {
        #expect(EntityTag(version: "v", isGzipped: false).matches(header) == expected)
    }

    @Test func `other bytes are another version`() {
        #expect(EntityTag.version(of: Array("a".utf8)) == "af63dc4c8601ec8c")
        #expect(EntityTag.version(of: []) == "cbf29ce484222325")
    }
}
