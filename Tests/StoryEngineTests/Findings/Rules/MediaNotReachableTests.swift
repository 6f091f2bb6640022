import Testing

@testable import StoryEngine

struct MediaNotReachableTests {
    @Test(arguments: [
        MediaFailure.badURL, .hostUnknown, .notReachable, .timedOut, .tlsFailed, .brokenAnswer,
    ])
    func `a picture that does not come leaves the page black`(failure: MediaFailure) throws {
        let findings = try mediaFindings(.mediaNotReachable, of: .failed(failure))
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.map(\.onPhone) == ["The page is black; its text and button stay."])
    }

    @Test func `each reason is told apart`() throws {
        let reasons: [MediaFailure] = [.badURL, .hostUnknown, .notReachable, .timedOut, .tlsFailed, .brokenAnswer]
        let messages = try reasons.flatMap { try mediaFindings(.mediaNotReachable, of: .failed($0)).map(\.message) }
        #expect(Set(messages).count == reasons.count)
        #expect(messages.contains("The image of page 2 did not come within 10 seconds."))
    }

    @Test(arguments: [
        MediaFacts.failed(.addressRefused), .failed(.protocolRefused), .failed(.tooManyRedirects), .failed(.tooLarge),
        .failed(.notLooked), .picture(), .file(.html, status: 404),
    ])
    func `what came, or was not asked for, is reachable as far as is known`(facts: MediaFacts) throws {
        #expect(try mediaFindings(.mediaNotReachable, of: facts).isEmpty)
    }
}
