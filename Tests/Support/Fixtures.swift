import Foundation

/// The files that the tests read.
package enum Fixtures {
    /// The checkout's root.
    package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Our own fixtures.
    package static let folder = root.appending(path: "Tests/Fixtures")

    /// The suites of others, beside the checkout; nil where they are not at hand.
    package static let suites: URL? = {
        let folder = root.deletingLastPathComponent().appending(path: "shared/suites")
        guard FileManager.default.fileExists(atPath: folder.path) else {
            print("The suites of others are not at hand: their tests are skipped.")
            return nil
        }
        return folder
    }()

    /// A file's bytes.
    package static func bytes(_ path: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: folder.appending(path: path)))
    }

    /// The files of a folder, by name.
    package static func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// The lines of a JSONL file, each as Foundation reads it.
    package static func rows(_ url: URL) throws -> [[String: Any]] {
        try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
        }
    }

    /// Whether this run records goldens instead of comparing them; a recording run fails.
    package static let isRecording = ProcessInfo.processInfo.environment["STORYPROOF_RECORD"] == "1"
}

/// A text in which ⟦ and ⟧ mark ranges.
package struct MarkedText {
    /// The text without the marks.
    package private(set) var text = ""
    /// The marked ranges, as offsets in UTF-16 code units.
    package private(set) var ranges: [Range<Int>] = []

    package init(_ marked: String) {
        var starts: [Int] = []
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "⟦": starts.append(text.utf16.count)
            case "⟧": ranges.append((starts.popLast() ?? 0)..<text.utf16.count)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text in UTF-8.
    package var bytes: [UInt8] { Array(text.utf8) }
}

/// The same random numbers in every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
