import Testing
import TestSupport

@testable import StoryEngine

/// A device payload of exactly so many bytes, minified.
func device(bytes: Int) -> String {
    let frame = #"{"aps":{"alert":"x"},"pw_stories":{"pages":⟦[{"image":"https://a.test/x","title":""}]⟧}}"#
    let filler = String(repeating: "x", count: bytes - frame.utf8.count + "⟦⟧".utf8.count)
    return frame.replacing(#""title":"""#, with: #""title":"\#(filler)""#)
}

struct PayloadTooLargeTests {
    @Test(arguments: [4097, 5000, 100_000])
    func `above 4,096 bytes the push is refused`(bytes: Int) throws {
        let findings = try expectFindings(
            .payloadTooLarge, .error, in: device(bytes: bytes), pointers: ["/pw_stories/pages"])
        #expect(findings.first?.onPhone.contains("refuses") == true)
    }

    @Test(arguments: [2500, 4096])
    func `4,096 bytes are not too many`(bytes: Int) throws {
        try expectNoFindings(.payloadTooLarge, in: MarkedText(device(bytes: bytes)).text)
    }

    @Test func `white space does not count`() throws {
        let text = MarkedText(device(bytes: 4096)).text
        let spaces = ",\n" + String(repeating: " ", count: 500) + "\""
        try expectNoFindings(.payloadTooLarge, in: text.replacing(",\"", with: spaces))
    }

    @Test func `the largest fields are named and the pages that fit are counted`() throws {
        let title = String(repeating: "x", count: 1900)
        let text = device(pages: #""title": "\#(title)""#, #""subtitle": "\#(title)""#, #""link": "app://\#(title)""#)
        let finding = try #require(try timeline(text).findings.first { $0.code == .payloadTooLarge })
        #expect(finding.message.contains("link 3: 1908, title 1: 1902, subtitle 2: 1902"))
        #expect(finding.message.contains("Pages that would fit: 2."))
    }

    @Test func `a field outside the story is named too`() throws {
        let body = String(repeating: "x", count: 5000)
        let text = request(
            #""content": "\#(body)", "data": {"pw_stories": {"pages": [{"image": "https://a.test/x"}]}, "sku": "long-one"}"#
        )
        let finding = try #require(try timeline(text).findings.first { $0.code == .payloadTooLarge })
        #expect(finding.message.contains("body: 5002, image 1: 18, sku: 10"))
        #expect(finding.message.contains("Pages that would fit: 0."))
    }
}
