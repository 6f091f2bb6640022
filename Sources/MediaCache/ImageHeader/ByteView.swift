/// Bytes of which only a part is in memory at a time. For one thread.
final class ByteSource {
    let count: Int
    private let load: (Int) -> [UInt8]
    private var window: [UInt8] = []
    private var start = 0

    /// - Parameters:
    ///   - count: How many there are.
    ///   - load: Gives those from an offset on, as many as it likes.
    init(count: Int, load: @escaping (Int) -> [UInt8]) {
        self.count = count
        self.load = load
    }

    /// Bytes that are all in memory.
    convenience init(_ bytes: [UInt8]) {
        self.init(count: bytes.count) { _ in bytes }
        window = bytes
    }

    /// 0 where the offset is none, or what it says to have cannot be read.
    subscript(offset: Int) -> UInt8 {
        guard (0..<count).contains(offset) else { return 0 }
        if !(start..<start + window.count).contains(offset) {
            // Numbers of either order are read, so the neighbours on both sides are wanted.
            start = offset / 4096 * 4096
            window = load(start)
        }
        return window.indices.contains(offset - start) ? window[offset - start] : 0
    }
}

/// Bytes that are read at places that they themselves name, and so may not exist.
struct ByteView {
    enum Order { case big, little }

    private let source: ByteSource
    private let start: Int
    let count: Int

    init(_ source: ByteSource) {
        self.init(source, start: 0, count: source.count)
    }

    private init(_ source: ByteSource, start: Int, count: Int) {
        self.source = source
        self.start = start
        self.count = count
    }

    /// A whole number of up to 7 bytes; nil where they are not all there.
    func number(at offset: Int, bytes count: Int, _ order: Order = .big) -> Int? {
        guard offset >= 0, offset <= self.count, count <= self.count - offset else { return nil }
        var number = 0
        for index in 0..<count {
            let place = offset + (order == .big ? index : count - 1 - index)
            number = number << 8 | Int(source[start + place])
        }
        return number
    }

    func byte(at offset: Int) -> Int? { number(at: offset, bytes: 1) }

    /// A part; nil where it is not wholly there.
    private func view(at offset: Int, count: Int) -> ByteView? {
        guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else { return nil }
        return ByteView(source, start: start + offset, count: count)
    }

    /// All from there on, at most `count`.
    func rest(from offset: Int, atMost count: Int = .max) -> ByteView {
        let skipped = min(max(0, offset), self.count)
        return ByteView(source, start: start + skipped, count: min(max(0, count), self.count - skipped))
    }

    func has(_ expected: [UInt8], at offset: Int = 0) -> Bool {
        guard view(at: offset, count: expected.count) != nil else { return false }
        return expected.indices.allSatisfy { source[start + offset + $0] == expected[$0] }
    }

    func has(_ text: String, at offset: Int = 0) -> Bool { has(Array(text.utf8), at: offset) }

    func text(at offset: Int, count: Int) -> String? {
        guard let view = view(at: offset, count: count) else { return nil }
        return String(decoding: (0..<count).map { source[view.start + $0] }, as: UTF8.self)
    }
}
