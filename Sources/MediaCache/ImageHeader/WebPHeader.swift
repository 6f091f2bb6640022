import StoryEngine

extension ImageHeader {
    /// The first chunk says all but the orientation (RFC 9649, section 2).
    static func webp(_ bytes: ByteView) -> ImageHeader? {
        guard bytes.has("RIFF"), bytes.has("WEBP", at: 8) else { return nil }
        var header = ImageHeader(.webp)
        let chunk = bytes.rest(from: 20)
        switch bytes.text(at: 12, count: 4) {
        case "VP8 " where chunk.has([0x9D, 0x01, 0x2A], at: 3): header.readLossy(chunk)
        case "VP8L" where chunk.has([0x2F]): header.readLossless(chunk)
        case "VP8X": header.readExtended(chunk, bytes)
        default: break
        }
        return header
    }

    private mutating func readLossy(_ chunk: ByteView) {
        let sides = [6, 8].map { chunk.number(at: $0, bytes: 2, .little).map { $0 & 0x3FFF } }
        size = Size(sides[0], sides[1])
    }

    private mutating func readLossless(_ chunk: ByteView) {
        guard let bits = chunk.number(at: 1, bytes: 4, .little) else { return }
        size = Size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
        hasTransparency = bits >> 28 & 1 == 1
    }

    private mutating func readExtended(_ chunk: ByteView, _ bytes: ByteView) {
        guard let flags = chunk.byte(at: 0) else { return }
        let sides = [4, 7].map { chunk.number(at: $0, bytes: 3, .little).map { $0 + 1 } }
        size = Size(sides[0], sides[1])
        isAnimated = flags & 0x02 != 0
        hasTransparency = flags & 0x10 != 0
        if flags & 0x08 != 0 { orientation = Self.orientation(inChunksOf: bytes) ?? 1 }
    }

    private static func orientation(inChunksOf bytes: ByteView) -> Int? {
        var offset = 12
        for _ in 0..<maxParts {
            guard let length = bytes.number(at: offset + 4, bytes: 4, .little) else { break }
            if bytes.has("EXIF", at: offset) {
                let block = bytes.rest(from: offset + 8, atMost: length)
                // Some writers keep the name that EXIF has in a JPEG.
                return exifOrientation(block.has("Exif\0\0") ? block.rest(from: 6) : block)
            }
            offset += 8 + length + length % 2
        }
        return nil
    }
}
