import StoryEngine

extension ImageHeader {
    /// A bare codestream, or one in boxes (ISO 18181-1, annexes A and D; ISO 18181-2, section 9).
    static func jpegXL(_ bytes: ByteView) -> ImageHeader? {
        if bytes.has([0xFF, 0x0A]) { return codestream(bytes.rest(from: 2)) }
        guard bytes.has([0, 0, 0, 0x0C, 0x4A, 0x58, 0x4C, 0x20, 0x0D, 0x0A, 0x87, 0x0A]) else { return nil }
        let boxes = BoxList(bytes)
        // Where it is in parts, each is led by its number.
        let stream = boxes.first("jxlc") ?? boxes.first("jxlp")?.rest(from: 4)
        return codestream(stream?.rest(from: 2) ?? ByteView(ByteSource([])))
    }

    private static func codestream(_ bytes: ByteView) -> ImageHeader {
        var header = ImageHeader(.jpegXL)
        var bits = JPEGXLBits(bytes)
        header.size = bits.size()
        // Unless all is as usual, and then if there are fields beyond the usual ones: orientation and animation.
        guard bits.next(1) == 0, bits.next(1) == 1, let orientation = bits.next(3) else { return header }
        header.orientation = orientation + 1
        if bits.next(1) == 1 { _ = bits.size() }
        // What a preview puts in between is not read.
        guard bits.next(1) == 0 else { return header }
        header.isAnimated = bits.next(1) == 1
        return header
    }
}

/// Bits, the lowest of each byte first.
private struct JPEGXLBits {
    private let bytes: ByteView
    private var position = 0

    init(_ bytes: ByteView) {
        self.bytes = bytes
    }

    /// A number of that many bits; nil where they are not all there.
    mutating func next(_ count: Int) -> Int? {
        var value = 0
        for bit in 0..<count {
            guard let byte = bytes.byte(at: position / 8) else { return nil }
            value |= (byte >> (position % 8) & 1) << bit
            position += 1
        }
        return value
    }

    /// The height, and the width by itself or as a ratio to it.
    mutating func size() -> ImageHeader.Size? {
        guard let isSmall = next(1).map({ $0 == 1 }), let height = side(isSmall), let ratio = next(3) else {
            return nil
        }
        let ratios = [(1, 1), (12, 10), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)]
        guard ratio > 0 else { return ImageHeader.Size(side(isSmall), height) }
        let (numerator, denominator) = ratios[ratio - 1]
        return ImageHeader.Size(height * numerator / denominator, height)
    }

    private mutating func side(_ isSmall: Bool) -> Int? {
        if isSmall { return next(5).map { ($0 + 1) * 8 } }
        guard let selector = next(2) else { return nil }
        return next([9, 13, 18, 30][selector]).map { $0 + 1 }
    }
}
