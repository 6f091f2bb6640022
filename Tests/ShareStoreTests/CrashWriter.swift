import Foundation

/// The writer in a process of its own, and what it has said.
final class CrashWriter {
    private let process = Process()
    private let output = Pipe()
    private var unread = Data()

    init(path: String) throws {
        // Beside the tests' own executable.
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "StoreCrashWriter")
        process.arguments = [path]
        process.standardOutput = output
        try process.run()
    }

    deinit { kill() }

    /// The next line; nil after the last.
    func line() -> String? {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread = Data(unread[unread.index(after: end)...]) }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { return nil }
            unread += more
        }
    }

    /// Ends the process as a loss of power would, and waits for its end.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
