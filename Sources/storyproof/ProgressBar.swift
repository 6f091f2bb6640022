import Glibc

/// A line at the bottom of a terminal that tells how far something is.
struct ProgressBar: Sendable {
    private let descriptor: Int32
    private let width = 30

    /// Nil where the descriptor is no terminal, or one that cannot move back.
    init?(on descriptor: Int32) {
        guard isatty(descriptor) == 1, getenv("TERM").map({ String(cString: $0) }) != "dumb" else { return nil }
        self.descriptor = descriptor
    }

    func show(_ done: Int, of all: Int, _ words: String) {
        let filled = all == 0 ? width : done * width / all
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        write("\r\(bar) \(words)\u{1B}[K", to: descriptor)
    }

    func clear() {
        write("\r\u{1B}[K", to: descriptor)
    }
}
