import StoryEngine

extension ImageHeader {
    /// Chunks up to the first picture (PNG, third edition, sections 5 and 11).
    static func png(_ bytes: ByteView) -> ImageHeader? {
        guard bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
        var header = ImageHeader(.png)
        var offset = 8
        for _ in 0..<maxParts {
            guard let length = bytes.number(at: offset, bytes: 4), let type = bytes.text(at: offset + 4, count: 4),
                type != "IDAT"
            else { break }
            header.read(type, bytes.rest(from: offset + 8, atMost: length))
            offset += 12 + length
        }
        return header
    }

    private mutating func read(_ type: String, _ chunk: ByteView) {
        switch type {
        case "IHDR":
            size = Size(chunk.number(at: 0, bytes: 4), chunk.number(at: 4, bytes: 4))
            // Grey or colours with an alpha channel.
            if [4, 6].contains(chunk.byte(at: 9)) { hasTransparency = true }
        case "tRNS": hasTransparency = true
        case "acTL": isAnimated = chunk.number(at: 0, bytes: 4) ?? 0 > 1
        case "eXIf": orientation = Self.exifOrientation(chunk) ?? orientation
        default: break
        }
    }
}
