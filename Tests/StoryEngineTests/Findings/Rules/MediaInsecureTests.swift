import Testing

@testable import StoryEngine

struct MediaInsecureTests {
    @Test func `a redirect over plain http is an error`() throws {
        let findings = try mediaFindings(.mediaInsecure, of: .picture { $0.isInsecure = true })
        #expect(findings.map(\.severity) == [.error])
    }

    @Test func `a URL that says http itself is told of by its text`() throws {
        let facts = MediaFacts.picture { $0.isInsecure = true }
        #expect(try mediaFindings(.mediaInsecure, of: facts, image: "http://a.test/x").isEmpty)
        #expect(try mediaFindings(.imageInsecure, of: facts, image: "http://a.test/x").count == 1)
    }

    @Test func `https all the way is right`() throws {
        #expect(try mediaFindings(.mediaInsecure, of: .picture()).isEmpty)
    }
}
