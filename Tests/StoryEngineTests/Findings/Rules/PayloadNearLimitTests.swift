import Testing
import TestSupport

@testable import StoryEngine

struct PayloadNearLimitTests {
    @Test(arguments: [
        (2501, Finding.Severity.note), (3500, .note), (3501, .warning), (4096, .warning),
    ])
    func `above 2,500 bytes it is noted, above 3,500 warned of`(bytes: Int, severity: Finding.Severity) throws {
        let findings = try expectFindings(
            .payloadNearLimit, severity, in: device(bytes: bytes), pointers: ["/pw_stories/pages"])
        let grouped = "\(bytes / 1000),\(String(bytes % 1000 + 1000).dropFirst())"
        #expect(findings.first?.message.contains("up to \(grouped) of 4,096 bytes") == true)
    }

    @Test(arguments: [200, 2500, 4097])
    func `less is enough, and more has its own finding`(bytes: Int) throws {
        try expectNoFindings(.payloadNearLimit, in: MarkedText(device(bytes: bytes)).text)
    }

    @Test func `the most that delivery may make of custom data counts`() throws {
        let title = String(repeating: "é", count: 1000)
        let text = request(
            #""content": "x", "data": {"pw_stories": {"pages": ⟦[{"image": "https://a.test/x", "title": "\#(title)"}]⟧}}"#
        )
        try expectFindings(.payloadNearLimit, .warning, in: text)
    }
}
