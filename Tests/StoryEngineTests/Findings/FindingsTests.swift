import Testing

@testable import StoryEngine

struct FindingsTests {
    @Test func `findings stand in the order of the text`() throws {
        let findings = try timeline(
            #"{"aps": {"alert": "x"}, "pw_stories": {"pages": [{"title": "x"}, {"image": 1}, {"image": "no"}, null]}}"#
        ).findings
        let errors = findings.filter { $0.severity == .error }.map(\.code)
        #expect(errors == [.imageMissing, .imageNotString, .imageNoScheme, .pageNotObject])
        #expect(findings.map(\.range.start.offset) == findings.map(\.range.start.offset).sorted())
    }

    @Test func `one answer holds at most a hundred`() throws {
        let text = "[" + Array(repeating: "{}", count: 5000).joined(separator: ",") + "]"
        let findings = try timeline(text).findings
        #expect(findings.count == 100)
        #expect(findings[3].pointer == "/0")
        #expect(findings.last?.code == .moreFindings)
        // All but the 99 that came first: three about the list as a whole, and 96 pages.
        #expect(findings.last?.message.contains("4,904") == true)
    }

    @Test func `a finding of a request points into the request`() throws {
        let text = #"{"request": {"notifications": [{"data": {"pw_stories": {"pages": [{"image": "x"}]}}}]}}"#
        let finding = try #require(try timeline(text).findings.first { $0.code == .imageNoScheme })
        #expect(finding.pointer == "/request/notifications/0/data/pw_stories/pages/0/image")
    }

    @Test(arguments: FindingCode.allCases)
    func `a code is written in small letters with hyphens`(code: FindingCode) {
        #expect(
            code.rawValue.utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0.isASCIIDigit || (0x61...0x7A).contains($0) })
    }
}
