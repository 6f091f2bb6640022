import Testing

@testable import StoryEngine

struct MediaFactsTests {
    @Test func `what is worth fetching is what the phone asks the web for, each once`() throws {
        let images = [
            "https://a.test/1", "http://a.test/2", "https://a.test/1", "data:image/png;base64,AA", "ftp://a.test/3",
            "https://example.com/4", "a.test/5",
        ]
        let text = "[" + images.map { #"{"image": "\#($0)"}"# }.joined(separator: ", ") + "]"
        #expect(try timeline(text).mediaURLs == ["https://a.test/1", "http://a.test/2"])
        #expect(try timeline(#"{"pw_stories": {"pages": [{"image": "https://a.test/1"}, null]}}"#).mediaURLs == [])
        #expect(try timeline("no JSON").mediaURLs == [])
    }

    @Test func `where nothing is known of a picture, nothing is said`() throws {
        let text = #"[{"image": "https://a.test/1"}]"#
        let facts: [String: MediaFacts] = ["https://a.test/2": .failed(.timedOut)]
        let findings = try Timeline(
            of: Array(text.utf8), options: PreviewOptions(), surroundings: PreviewSurroundings(media: facts)
        ).findings
        #expect(!findings.contains { $0.code.rawValue.hasPrefix("media-") })
    }

    @Test func `the same picture is told of at each of its pages`() throws {
        let text = #"[{"image": "https://a.test/1"}, {"image": "https://a.test/1"}]"#
        let facts: [String: MediaFacts] = ["https://a.test/1": .failed(.timedOut)]
        let findings = try Timeline(
            of: Array(text.utf8), options: PreviewOptions(), surroundings: PreviewSurroundings(media: facts)
        ).findings
        #expect(findings.map(\.pointer).suffix(2) == ["/0/image", "/1/image"])
    }

    @Test(arguments: Language.allCases) func `each language fills its gaps`(language: Language) throws {
        let facts: [String: MediaFacts] = ["https://a.test/1": .picture(.webp, 3000, 1500, byteCount: 4_000_000)]
        let findings = try Timeline(
            of: Array(#"[{"image": "https://a.test/1"}]"#.utf8), options: PreviewOptions(),
            surroundings: PreviewSurroundings(language: language, media: facts)
        ).findings.filter { $0.code.rawValue.hasPrefix("media-") }
        #expect(findings.count == 5)
        #expect(findings.allSatisfy { !($0.message + $0.onPhone).contains("{") })
    }

    @Test(arguments: [(0, 1), (1, 0), (-1, 5)]) func `a side without length is no size`(width: Int, height: Int) {
        #expect(MediaPicture.Size(width, height) == nil)
    }
}
