import Foundation
import Testing
import TestSupport

@testable import StoryEngine

/// Payloads in, timelines and findings out. `STORYPROOF_RECORD=1` writes the timelines anew, and fails.
struct GoldenTests {
    private static let samples = ["/samples/1.webp", "/samples/2.webp", "/samples/3.webp"]

    @Test func `every payload gives its timeline`() throws {
        let folders = try Fixtures.files(in: Fixtures.folder.appending(path: "goldens"))
        #expect(folders.count > 8)
        for folder in folders {
            let document = try document(folder)
            let golden = folder.appending(path: "timeline.json")
            if Fixtures.isRecording { try record(document, to: golden) }
            #expect(try equalJSON(Data(document), Data(contentsOf: golden)), "\(folder.lastPathComponent)")
        }
        #expect(!Fixtures.isRecording, "Goldens were recorded: look at the difference, then run without recording.")
    }

    private func document(_ folder: URL) throws -> [UInt8] {
        var options = PreviewOptions()
        let settings = (try? String(contentsOf: folder.appending(path: "options.txt"), encoding: .utf8)) ?? ""
        for setting in settings.split(whereSeparator: \.isNewline).flatMap({ $0.split(separator: "&") }) {
            let parts = setting.split(separator: "=")
            try options.set(String(parts[0]), to: String(parts[1]))
        }
        let text = try [UInt8](Data(contentsOf: folder.appending(path: "payload.json")))
        return try Timeline(of: text, options: options, surroundings: PreviewSurroundings(samples: Self.samples))
            .document()
    }

    private func record(_ document: [UInt8], to url: URL) throws {
        let value = try JSONSerialization.jsonObject(with: Data(document))
        let text = try JSONSerialization.data(
            withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        try (text + Data("\n".utf8)).write(to: url)
    }
}

/// Whether two texts hold the same JSON, whatever its order and white space.
func equalJSON(_ one: Data, _ other: Data) throws -> Bool {
    let one = try JSONSerialization.jsonObject(with: one) as? NSObject
    let other = try JSONSerialization.jsonObject(with: other) as? NSObject
    return one != nil && one == other
}
