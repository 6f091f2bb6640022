/// What a picture's first bytes say of it, without decoding it. Whatever the bytes are, reading them ends within some
/// milliseconds.
package struct ImageHeader: Sendable, Equatable {
    /// By content, whatever name or `Content-Type` it came with.
    package enum Format: String, Sendable, CaseIterable {
        case jpeg, png, gif, bmp, tiff, webp, avif, heic, jpegXL, svg, html, other
    }

    /// In pixels, each at least 1.
    package struct Size: Sendable, Equatable {
        package let width: Int
        package let height: Int

        /// Nil where a side is missing, or has no length.
        init?(_ width: Int?, _ height: Int?) {
            guard let width, let height, width > 0, height > 0 else { return nil }
            self.width = width
            self.height = height
        }
    }

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
        let bytes = ByteView(bytes)
        let readers = [
            Self.jpeg, Self.png, Self.gif, Self.bmp, Self.tiff, Self.webp, Self.isoMedia, Self.jpegXL, Self.markup,
        ]
        self = readers.lazy.compactMap { $0(bytes) }.first ?? ImageHeader(.other)
    }

    /// As it stands on the screen: orientations above 4 lie on their side.
    package var uprightSize: Size? {
        orientation > 4 ? Size(size?.height, size?.width) : size
    }

    /// Whether decoding it would take more memory than is reasonable: more than 50 million pixels.
    package var isTooLarge: Bool {
        guard let size else { return false }
        let (pixels, isBeyond) = size.width.multipliedReportingOverflow(by: size.height)
        return isBeyond || pixels > 50_000_000
    }
}
