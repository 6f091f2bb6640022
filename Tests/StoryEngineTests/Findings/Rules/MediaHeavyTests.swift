import Testing

@testable import StoryEngine

struct MediaHeavyTests {
    @Test func `a picture that takes longer than its page is a warning, with its weight and its time`() throws {
        let findings = try mediaFindings(.mediaHeavy, of: .picture(byteCount: 1_000_000), duration: "5")
        #expect(findings.map(\.severity) == [.warning])
        #expect(
            findings.first?.message
                == "The image of page 2 has 1,000 kB: on a slow phone line it takes about 6 seconds.")
    }

    @Test func `one that takes most of the time is a note`() throws {
        let findings = try mediaFindings(.mediaHeavy, of: .picture(byteCount: 700_000), duration: "5")
        #expect(findings.map(\.severity) == [.note])
    }

    @Test func `redirects take time as well`() throws {
        let facts = MediaFacts.picture(byteCount: 700_000) { $0.redirectCount = 2 }
        #expect(try mediaFindings(.mediaHeavy, of: facts, duration: "5").map(\.severity) == [.warning])
    }

    @Test func `the time is the phone's, not the text's`() throws {
        let facts = MediaFacts.picture(byteCount: 1_000_000)
        #expect(try mediaFindings(.mediaHeavy, of: facts, duration: #""30""#).count == 1)
        #expect(try mediaFindings(.mediaHeavy, of: facts, duration: "30").isEmpty)
    }

    @Test func `more than is fetched is more than any page has time for`() throws {
        let findings = try mediaFindings(.mediaHeavy, of: .failed(.tooLarge))
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.contains("more than 8 MiB") == true)
    }

    @Test(arguments: [(500_000, "5.1"), (99_999, "0.05")])
    func `a light picture is right`(byteCount: Int, duration: String) throws {
        #expect(try mediaFindings(.mediaHeavy, of: .picture(byteCount: byteCount), duration: duration).isEmpty)
    }
}
