import StoryEngine

extension ImageHeader {
    /// The first directory (TIFF 6.0, section 2).
    static func tiff(_ bytes: ByteView) -> ImageHeader? {
        guard let directory = TIFFDirectory(bytes) else { return nil }
        var header = ImageHeader(.tiff)
        header.size = Size(directory.value(.width), directory.value(.height))
        header.orientation = directory.orientation ?? 1
        header.hasTransparency = directory.value(.extraSamples) != nil
        return header
    }

    /// The orientation in a block of EXIF, which has the form of a TIFF.
    static func exifOrientation(_ block: ByteView) -> Int? {
        TIFFDirectory(block)?.orientation
    }
}

/// The entries of a TIFF's first directory.
private struct TIFFDirectory {
    enum Tag: Int { case width = 256, height = 257, orientation = 274, extraSamples = 338 }

    private let bytes: ByteView
    private let order: ByteView.Order
    private let start: Int
    private let entryCount: Int

    init?(_ bytes: ByteView) {
        let little = bytes.has([0x49, 0x49, 0x2A, 0])
        guard little || bytes.has([0x4D, 0x4D, 0, 0x2A]) else { return nil }
        order = little ? .little : .big
        self.bytes = bytes
        start = bytes.number(at: 4, bytes: 4, order) ?? bytes.count
        entryCount = bytes.number(at: start, bytes: 2, order) ?? 0
    }

    var orientation: Int? {
        value(.orientation).flatMap { (1...8).contains($0) ? $0 : nil }
    }

    /// The first number of an entry that holds 16 or 32 bits.
    func value(_ tag: Tag) -> Int? {
        for index in 0..<entryCount {
            let entry = start + 2 + index * 12
            guard let found = bytes.number(at: entry, bytes: 2, order) else { return nil }
            if found == tag.rawValue {
                let isShort = bytes.number(at: entry + 2, bytes: 2, order) == 3
                return bytes.number(at: entry + 8, bytes: isShort ? 2 : 4, order)
            }
        }
        return nil
    }
}
