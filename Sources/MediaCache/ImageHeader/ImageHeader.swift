import StoryEngine

/// What a picture's first bytes say of it, without decoding it. Whatever the bytes are, reading them ends within some
/// milliseconds.
package struct ImageHeader: Sendable, Equatable {
    package typealias Format = MediaFormat
    package typealias Size = MediaPicture.Size

    package let format: Format
    /// As stored, before the orientation is applied; nil where the header does not say (SVG, HTML, a broken picture).
    package internal(set) var size: Size?
    /// As EXIF counts it: 1 to 8, 1 is upright.
    package internal(set) var orientation = 1
    package internal(set) var isAnimated = false
    /// Whether pixels may be transparent.
    package internal(set) var hasTransparency = false

    /// How many segments, chunks or blocks of a file are looked at; pictures have far fewer before their pixels.
    static let maxParts = 10_000

    init(_ format: Format) {
        self.format = format
    }

    /// Reads the header of a whole picture, or of its beginning.
    package init(of bytes: [UInt8]) {
        self.init(of: ByteSource(bytes))
    }

    init(of source: ByteSource) {
        let bytes = ByteView(source)
        let readers = [
            Self.jpeg, Self.png, Self.gif, Self.bmp, Self.tiff, Self.webp, Self.isoMedia, Self.jpegXL, Self.markup,
        ]
        self = readers.lazy.compactMap { $0(bytes) }.first ?? ImageHeader(.other)
    }

    /// What is to be known of it, turned as it stands on the screen.
    package var picture: MediaPicture {
        // Orientations above 4 lie on their side.
        var picture = MediaPicture(format, orientation > 4 ? Size(size?.height, size?.width) : size)
        picture.isAnimated = isAnimated
        picture.hasTransparency = hasTransparency
        return picture
    }
}

extension MediaPicture.Size {
    /// Nil where a side is missing, or has no length.
    init?(_ width: Int?, _ height: Int?) {
        guard let width, let height else { return nil }
        self.init(width, height)
    }
}
