/// What a file is by its content, whatever name or `Content-Type` it came with.
public enum MediaFormat: String, Sendable, CaseIterable {
    case jpeg, png, gif, bmp, tiff, webp, avif, heic, jpegXL, svg, html, other

    /// Whether some version of iOS shows it as a picture (the behaviour's section 6).
    public var isShown: Bool {
        switch self {
        case .jpeg, .png, .gif, .bmp, .tiff, .webp, .avif, .heic, .jpegXL: true
        case .svg, .html, .other: false
        }
    }

    /// The version of iOS from which on it is shown; nil where every version shows it that the module runs on, or none.
    var firstVersion: Int? {
        switch self {
        case .webp: 14
        case .avif: 16
        case .jpegXL: 17
        default: nil
        }
    }

    /// As people write it, in every language.
    var name: String {
        switch self {
        case .webp: "WebP"
        case .jpegXL: "JPEG XL"
        case .other: "?"
        default: rawValue.uppercased()
        }
    }
}
