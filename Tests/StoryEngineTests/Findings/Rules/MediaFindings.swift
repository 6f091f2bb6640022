@testable import StoryEngine

/// The findings of one code about a page's picture, which stands there for 30 seconds.
func mediaFindings(
    _ code: FindingCode, of facts: MediaFacts, image: String = "https://a.test/x", duration: String = "30",
    aspectRatio: Double = 1.5
) throws -> [Finding] {
    var options = PreviewOptions()
    options.storyAspectRatio = aspectRatio
    let text = #"[{"image": "https://b.test/y"}, {"image": "\#(image)", "duration": \#(duration)}]"#
    let findings = try Timeline(
        of: Array(text.utf8), options: options, surroundings: PreviewSurroundings(media: [image: facts])
    ).findings.filter { $0.code == code }
    // All stand at the image, and speak of its page.
    precondition(findings.allSatisfy { $0.pointer == "/1/image" && $0.message.contains("page 2") })
    return findings
}

extension MediaFacts {
    /// A picture of the area's shape, with what the test changes.
    static func picture(
        _ format: MediaFormat = .jpeg, _ width: Int = 1000, _ height: Int = 1500, byteCount: Int = 50_000,
        _ change: (inout MediaAnswer) -> Void = { _ in }
    ) -> MediaFacts {
        let picture = MediaPicture(format, MediaPicture.Size(width, height))
        var answer = MediaAnswer(byteCount: byteCount, picture: picture)
        change(&answer)
        return .answered(answer)
    }

    /// What is no picture.
    static func file(_ format: MediaFormat, status: Int = 200, byteCount: Int = 50_000) -> MediaFacts {
        .answered(MediaAnswer(status: status, byteCount: byteCount, picture: MediaPicture(format, nil)))
    }
}
