import Foundation
import Testing
import TestSupport

@testable import StoryEngine

/// Inputs in, callbacks out. The player's tests read the same files, so that the two cannot drift.
struct TraceTests {
    private static let folder = Fixtures.folder.appending(path: "traces")

    @Test func `every script gives its trace`() throws {
        if Fixtures.isRecording { try record() }
        let files = try Fixtures.files(in: Self.folder)
        #expect(files.count >= 60)
        for file in files {
            let golden = try JSONReader.read([UInt8](Data(contentsOf: file)))
            let scenario = try Scenario(golden)
            #expect(
                try equalJSON(Data(scenario.golden()), Data(contentsOf: file)), "\(file.lastPathComponent)")
        }
        #expect(!Fixtures.isRecording, "Traces were recorded: look at the difference, then run without recording.")
    }

    private func record() throws {
        var random = SeededGenerator(seed: 2026)
        let scenarios = Scenario.written + (1...48).map { Scenario.random(number: $0, using: &random) }
        for scenario in scenarios {
            try Data(scenario.golden()).write(to: Self.folder.appending(path: "\(scenario.name).json"))
        }
    }
}
