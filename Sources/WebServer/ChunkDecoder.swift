/// Takes a chunked body apart as its bytes arrive (RFC 9112, section 7.1); trailers are checked and dropped.
struct ChunkDecoder: Sendable {
    /// For a chunk's size with its extensions; nobody sends any, and they are bytes that no limit on bodies counts.
    private static let longestSizeLine = 256
    /// For all trailers.
    private static let largestTrailerBytes = 4 * 1024

    private enum Phase: Sendable {
        case sizeLine
        case chunk(left: Int)
        case chunkEnd
        case trailer
        case done
    }

    private let largestBodyBytes: Int
    private var phase = Phase.sizeLine
    /// The line that has begun and not yet ended.
    private var line: [UInt8] = []
    private var trailerBytes = 0

    init(largestBodyBytes: Int) { self.largestBodyBytes = largestBodyBytes }

    var isDone: Bool {
        if case .done = phase { true } else { false }
    }

    /// Takes from the front of the bytes what belongs to this body, adds its content, and returns how many bytes that
    /// were; once `isDone`, the rest is the next request's.
    mutating func feed(_ bytes: ArraySlice<UInt8>, into body: inout [UInt8]) throws(Refusal) -> Int {
        var rest = bytes
        while !rest.isEmpty && !isDone {
            if case .chunk(let left) = phase {
                let part = rest.prefix(left)
                body += part
                rest = rest.dropFirst(part.count)
                phase = part.count == left ? .chunkEnd : .chunk(left: left - part.count)
            } else if try takeLine(&rest) {
                try endLine(bodyBytes: body.count)
                line.removeAll(keepingCapacity: true)
            }
        }
        return bytes.count - rest.count
    }

    /// Moves bytes into the line up to its end, CR LF; true where it has ended.
    private mutating func takeLine(_ rest: inout ArraySlice<UInt8>) throws(Refusal) -> Bool {
        while let byte = rest.popFirst() {
            if byte == .lineFeed {
                guard line.popLast() == .carriageReturn else { throw Refusal(.badRequest) }
                return true
            }
            if line.last == .carriageReturn || line.count > lineLimit { throw Refusal(.badRequest) }
            line.append(byte)
        }
        return false
    }

    private var lineLimit: Int {
        switch phase {
        case .sizeLine: Self.longestSizeLine
        case .trailer: Self.largestTrailerBytes
        case .chunkEnd, .chunk, .done: 0
        }
    }

    private mutating func endLine(bodyBytes: Int) throws(Refusal) {
        switch phase {
        case .sizeLine:
            let size = try chunkSize()
            if size > largestBodyBytes - bodyBytes { throw Refusal(.contentTooLarge) }
            phase = size == 0 ? .trailer : .chunk(left: size)
        case .trailer where line.isEmpty: phase = .done
        case .trailer:
            _ = try FieldLine(line[...])
            trailerBytes += line.count
            if trailerBytes > Self.largestTrailerBytes { throw Refusal(.headTooLarge) }
        case .chunkEnd: phase = .sizeLine
        case .chunk, .done: preconditionFailure("No line ends inside a chunk.")
        }
    }

    /// Hexadecimal digits, then nothing or an extension, which is ignored.
    private func chunkSize() throws(Refusal) -> Int {
        let digits = line.prefix { $0.hexadecimalValue != nil }
        let rest = line.dropFirst(digits.count).trimmed
        guard !digits.isEmpty, rest.isEmpty || rest.first == UInt8(ascii: ";"), rest.allSatisfy(\.isFieldByte),
            let size = Int(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw Refusal(.badRequest) }
        return size
    }
}
