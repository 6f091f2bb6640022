import Glibc
import StoryEngine
import WebServer

/// A payload's file that the editor follows as it is saved.
///
/// Looked at by its status a few times a second, which also sees a file that an editor puts in the place of another.
package final class WatchedFile: Sendable {
    private static let pauseMicroseconds: UInt32 = 200_000

    private struct State: Sendable {
        var text: [UInt8]?
        /// Of the text; counts up with each that differs.
        var number = 0
        var readers: [(stream: ResponseStream, since: MonotonicTime)] = []
    }

    /// What the page calls it.
    let name: String
    private let path: String
    private let state: Guarded<State>

    /// A file that may come to be only later.
    package init(path: String) {
        self.path = path
        name = path.split(separator: "/").last.map(String.init) ?? path
        state = Guarded(State(text: Self.read(path)))
    }

    /// What the file held last; nil where it cannot be read.
    var text: [UInt8]? { state.withLock { $0.text } }

    /// Looks for as long as the process lives.
    func start() {
        Thread.start { [self] in
            var seen = Self.stamp(path)
            while true {
                usleep(Self.pauseMicroseconds)
                let stamp = Self.stamp(path)
                if stamp == seen { continue }
                seen = stamp
                take(Self.read(path))
            }
        }
    }

    /// Tells each new text as a server-sent event `text`, with its number as the id; the first at once, unless it has
    /// the number that the reader knows.
    func tell(_ stream: ResponseStream, known: String?) {
        state.withLock { state in
            // Streams end after a while, and nobody says so.
            let oldest = MonotonicTime.now.milliseconds - Self.longestMilliseconds
            state.readers.removeAll { $0.since.milliseconds < oldest }
            state.readers.append((stream, .now))
            if known == String(state.number) {
                stream.write(Array(": nothing new\n\n".utf8))
            } else {
                stream.write(event(state))
            }
        }
    }

    private static let longestMilliseconds = Int(Deadlines().streaming.components.seconds) * 1000

    private func take(_ text: [UInt8]?) {
        state.withLock { state in
            if text == state.text { return }
            state.text = text
            state.number += 1
            for reader in state.readers { reader.stream.write(event(state)) }
        }
    }

    private func event(_ state: State) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("name", name)
            json.member("text", state.text.map { String(decoding: $0, as: UTF8.self) })
        }
        return Array("id: \(state.number)\nretry: 500\nevent: text\ndata: ".utf8) + json.bytes + Array("\n\n".utf8)
    }

    // MARK: The file

    private struct Stamp: Equatable {
        var inode = ino_t(0)
        var size = off_t(0)
        var seconds = 0
        var nanoseconds = 0
    }

    /// What changes when the file does.
    private static func stamp(_ path: String) -> Stamp {
        var found = stat()
        guard stat(path, &found) == 0 else { return Stamp() }
        return Stamp(
            inode: found.st_ino, size: found.st_size, seconds: found.st_mtim.tv_sec,
            nanoseconds: found.st_mtim.tv_nsec)
    }

    /// A file as long as a payload may be, and one byte more, so that a longer one is told as such.
    private static func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: Timeline.maxTextBytes + 1)
        var length = 0
        while length < bytes.count {
            let count = bytes[length...].withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0 { return nil }
            if count == 0 { break }
            length += count
        }
        return Array(bytes[..<length])
    }
}
