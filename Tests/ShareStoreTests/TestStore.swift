import Foundation
import Testing

@testable import ShareStore

/// The drivers that must pass the conformance suite.
enum Driver: String, CaseIterable, CustomTestStringConvertible {
    case sqlite

    var testDescription: String { rawValue }
}

/// A store in a folder of its own, with a clock that the test moves.
final class TestStore {
    let store: any ShareStore
    let clock = TestClock()

    init(_ driver: Driver, _ change: (inout StoreLimits) -> Void = { _ in }) throws {
        var limits = StoreLimits()
        change(&limits)
        let folder = try TestFolder()
        // The folder lasts as long as the store, which holds its environment.
        let environment = StoreEnvironment(now: { [clock] in withExtendedLifetime(folder) { clock.now } })
        store =
            switch driver {
            case .sqlite: try SQLiteShareStore(path: folder.database, limits: limits, environment: environment)
            }
    }

    /// A share of the guide's size, and its owner's token.
    func share(_ new: NewShare = NewShare(name: "Summer"), _ content: VersionContent = .example) throws -> CreatedShare
    {
        try #require(store.create(new, content).value)
    }
}

/// A clock that stands until it is moved.
final class TestClock: Sendable {
    private let lock = Lock()
    nonisolated(unsafe) private var time = UnixTime(milliseconds: 1_800_000_000_000)

    var now: UnixTime { lock.withLock { time } }

    func advance(seconds: Int64) { lock.withLock { time = time.adding(seconds: seconds) } }
}

/// A folder that is removed with all that is in it.
final class TestFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "storyproof-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var database: String { path + "/storyproof.db" }

    /// The database's file.
    func bytes() throws -> [UInt8] { try [UInt8](Data(contentsOf: URL(filePath: database))) }

    func link(_ link: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }
}

extension VersionContent {
    static let example = VersionContent.example("one")

    /// Two pages that differ by that word.
    static func example(_ word: String) -> VersionContent {
        VersionContent(
            payload: Array(#"{"pages": ["\#(word)"]}"#.utf8), options: "hapticsEnabled=true",
            timeline: Array(#"{"formatVersion": 1, "word": "\#(word)"}"#.utf8), pageCount: 2)
    }
}
