import StoryEngine

extension ImageHeader {
    /// Blocks up to the second frame (GIF89a, sections 18 to 24).
    static func gif(_ bytes: ByteView) -> ImageHeader? {
        guard bytes.has("GIF87a") || bytes.has("GIF89a") else { return nil }
        var header = ImageHeader(.gif)
        header.size = Size(bytes.number(at: 6, bytes: 2, .little), bytes.number(at: 8, bytes: 2, .little))
        var offset = 13 + paletteLength(bytes.byte(at: 10))
        var frames = 0
        for _ in 0..<maxParts {
            guard frames < 2, let block = bytes.byte(at: offset) else { break }
            switch block {
            case 0x21:
                // A control extension says whether its frame has a transparent colour.
                if bytes.byte(at: offset + 1) == 0xF9, (bytes.byte(at: offset + 3) ?? 0) & 1 == 1 {
                    header.hasTransparency = true
                }
                offset = endOfParts(bytes, from: offset + 2)
            case 0x2C:
                frames += 1
                offset = endOfParts(bytes, from: offset + 11 + paletteLength(bytes.byte(at: offset + 9)))
            default: return header
            }
        }
        header.isAnimated = frames > 1
        return header
    }

    private static func paletteLength(_ flags: Int?) -> Int {
        guard let flags, flags & 0x80 != 0 else { return 0 }
        return 3 << (flags & 7 + 1)
    }

    /// Behind a row of parts, each led by its length; the last is empty. A frame of 8 MiB has some 33,000.
    private static func endOfParts(_ bytes: ByteView, from start: Int) -> Int {
        var offset = start
        for _ in 0..<100_000 {
            guard let length = bytes.byte(at: offset), length > 0 else { return offset + 1 }
            offset += length + 1
        }
        return bytes.count
    }
}
