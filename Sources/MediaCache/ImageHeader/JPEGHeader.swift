import StoryEngine

extension ImageHeader {
    /// Segments up to the first scan (ITU T.81, annex B).
    static func jpeg(_ bytes: ByteView) -> ImageHeader? {
        guard bytes.has([0xFF, 0xD8, 0xFF]) else { return nil }
        var header = ImageHeader(.jpeg)
        var offset = 2
        for _ in 0..<maxParts {
            guard let marker = bytes.number(at: offset, bytes: 2), marker >= 0xFF00 else { break }
            // Any number of FF may stand before a marker.
            if marker == 0xFFFF {
                offset += 1
                continue
            }
            guard marker != 0xFFD9, marker != 0xFFDA, let length = bytes.number(at: offset + 2, bytes: 2), length >= 2
            else { break }
            header.read(marker, bytes.rest(from: offset + 4, atMost: length - 2))
            offset += 2 + length
        }
        return header
    }

    private mutating func read(_ marker: Int, _ segment: ByteView) {
        switch marker {
        case 0xFFE1 where segment.has("Exif\0\0"):
            orientation = Self.exifOrientation(segment.rest(from: 6)) ?? orientation
        // Frames, but for tables (C4, CC) and an extension (C8).
        case 0xFFC0...0xFFCF where ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker):
            size = Size(segment.number(at: 3, bytes: 2), segment.number(at: 1, bytes: 2))
        default: break
        }
    }
}
