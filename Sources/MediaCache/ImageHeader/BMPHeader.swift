import StoryEngine

extension ImageHeader {
    /// The file header and one of the headers behind it (Windows GDI, `BITMAPINFOHEADER` and its kin).
    static func bmp(_ bytes: ByteView) -> ImageHeader? {
        guard bytes.has("BM"), let length = bytes.number(at: 14, bytes: 4, .little), (12...256).contains(length) else {
            return nil
        }
        var header = ImageHeader(.bmp)
        if length == 12 {
            header.size = Size(bytes.number(at: 18, bytes: 2, .little), bytes.number(at: 20, bytes: 2, .little))
        } else {
            // A negative height says that the first line is the topmost.
            header.size = Size(magnitude(at: 18, of: bytes), magnitude(at: 22, of: bytes))
            // The mask of alpha stands in the longer headers.
            header.hasTransparency = length >= 56 && bytes.number(at: 66, bytes: 4) ?? 0 != 0
        }
        return header
    }

    private static func magnitude(at offset: Int, of bytes: ByteView) -> Int? {
        bytes.number(at: offset, bytes: 4, .little).map { Int(Int32(truncatingIfNeeded: $0).magnitude) }
    }
}
