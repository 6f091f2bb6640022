import Testing

@testable import StoryEngine

struct MediaTooSmallTests {
    @Test func `a picture that is somewhat small looks soft, one that is very small worse`() throws {
        let somewhat = try mediaFindings(.mediaTooSmall, of: .picture(.jpeg, 750, 1125))
        #expect(somewhat.map(\.severity) == [.note])
        #expect(
            somewhat.first?.message
                == "The image of page 2 has 750 × 1,125 pixels; the area needs 1,000 × 1,500.")
        #expect(somewhat.first?.onPhone.contains("156%") == true)
        let very = try mediaFindings(.mediaTooSmall, of: .picture(.jpeg, 200, 300))
        #expect(very.map(\.severity) == [.warning])
        #expect(very.first?.onPhone.contains("585%") == true)
    }

    @Test func `a wide picture is small once it is scaled down`() throws {
        let findings = try mediaFindings(.mediaTooSmall, of: .picture(.jpeg, 3000, 1500))
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.contains("1,500 × 750 pixels are left") == true)
    }

    @Test(arguments: [(1000, 1500, 1.5), (2000, 3000, 1.5), (990, 1490, 1.5), (1170, 1170, 1), (1500, 300, 0.2)])
    func `as many pixels as the SDK keeps are enough`(width: Int, height: Int, aspectRatio: Double) throws {
        let facts = MediaFacts.picture(.jpeg, width, height)
        #expect(try mediaFindings(.mediaTooSmall, of: facts, aspectRatio: aspectRatio).isEmpty)
    }
}
