import Testing

@testable import StoryEngine

struct MediaRedirectsTests {
    @Test func `redirects are counted`() throws {
        let findings = try mediaFindings(.mediaRedirects, of: .picture { $0.redirectCount = 2 })
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.first?.message.hasSuffix("Redirects: 2.") == true)
    }

    @Test func `more than are followed leave the page uncertain`() throws {
        let findings = try mediaFindings(.mediaRedirects, of: .failed(.tooManyRedirects))
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.contains("more than 3 times") == true)
    }

    @Test func `a direct answer has none`() throws {
        #expect(try mediaFindings(.mediaRedirects, of: .picture()).isEmpty)
    }
}
