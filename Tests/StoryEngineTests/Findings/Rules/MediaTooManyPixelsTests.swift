import Testing

@testable import StoryEngine

struct MediaTooManyPixelsTests {
    @Test func `more than fifty million pixels are told with their number`() throws {
        let findings = try mediaFindings(.mediaTooManyPixels, of: .picture(.png, 30_000, 30_000))
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.contains("900 million pixels") == true)
    }

    @Test func `the largest sizes that a header can name are counted too`() throws {
        let most = Int(UInt32.max)
        #expect(try mediaFindings(.mediaTooManyPixels, of: .picture(.png, most, most)).count == 1)
    }

    @Test func `of such a picture nothing else is said`() throws {
        for code in [FindingCode.mediaScaledDown, .mediaCropped, .mediaTooSmall, .mediaHeavy, .mediaNotPicture] {
            #expect(try mediaFindings(code, of: .picture(.png, 30_000, 30_000, byteCount: 8_000_000)).isEmpty)
        }
    }

    @Test func `fifty million are taken`() throws {
        #expect(try mediaFindings(.mediaTooManyPixels, of: .picture(.png, 10_000, 5000)).isEmpty)
    }
}
