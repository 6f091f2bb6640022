import Testing

@testable import StoryEngine

struct MediaCroppedTests {
    @Test(arguments: [
        (1500, 1500, "33% of its width", "17%", Finding.Severity.warning),
        (1100, 1500, "9% of its width", "5%", .note), (1000, 2000, "25% of its height", "13%", .warning),
        (1000, 1600, "6% of its height", "3%", .note),
    ])
    func `what is beyond the area is cut off on two sides`(
        width: Int, height: Int, whole: String, each: String, severity: Finding.Severity
    ) throws {
        let finding = try #require(try mediaFindings(.mediaCropped, of: .picture(.jpeg, width, height)).first)
        #expect(finding.severity == severity)
        #expect(finding.message.contains(whole))
        #expect(finding.onPhone.contains(each))
        #expect(finding.onPhone.contains("left and right") == whole.contains("width"))
    }

    @Test(arguments: [(1.0, 1500, 1500), (0.5, 1000, 500), (1.5, 1000, 1500), (1.5, 1010, 1500), (5, 300, 1500)])
    func `a picture of the area's shape is not cut`(aspectRatio: Double, width: Int, height: Int) throws {
        let facts = MediaFacts.picture(.jpeg, width, height)
        #expect(try mediaFindings(.mediaCropped, of: facts, aspectRatio: aspectRatio).isEmpty)
    }

    @Test func `the area has the shape of the option`() throws {
        #expect(try mediaFindings(.mediaCropped, of: .picture(), aspectRatio: 1).count == 1)
    }
}
