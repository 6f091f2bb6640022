/// Bytes that are read at places that they themselves name, and so may not exist.
struct ByteView: Sendable {
    enum Order { case big, little }

    private let bytes: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        self.bytes = bytes[...]
    }

    private init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    /// A whole number of up to 7 bytes; nil where they are not all there.
    func number(at offset: Int, bytes count: Int, _ order: Order = .big) -> Int? {
        guard offset >= 0, offset <= self.count, count <= self.count - offset else { return nil }
        var number = 0
        for index in 0..<count {
            let place = bytes.startIndex + offset + (order == .big ? index : count - 1 - index)
            number = number << 8 | Int(bytes[place])
        }
        return number
    }

    func byte(at offset: Int) -> Int? { number(at: offset, bytes: 1) }

    /// A part; nil where it is not wholly there.
    func view(at offset: Int, count: Int) -> ByteView? {
        guard offset >= 0, count >= 0, offset <= self.count, count <= self.count - offset else { return nil }
        let start = bytes.startIndex + offset
        return ByteView(bytes[start..<(start + count)])
    }

    /// All from there on, at most `count`.
    func rest(from offset: Int, atMost count: Int = .max) -> ByteView {
        ByteView(bytes.dropFirst(max(0, offset)).prefix(max(0, count)))
    }

    func has(_ expected: [UInt8], at offset: Int = 0) -> Bool {
        view(at: offset, count: expected.count)?.bytes.elementsEqual(expected) ?? false
    }

    func has(_ text: String, at offset: Int = 0) -> Bool { has(Array(text.utf8), at: offset) }

    func text(at offset: Int, count: Int) -> String? {
        view(at: offset, count: count).map { String(decoding: $0.bytes, as: UTF8.self) }
    }
}
