/// What iOS makes of a file's type (the behaviour's section 6).
enum PictureFormat: Equatable {
    /// Shown by every version that the module runs on.
    case shown
    /// Shown from a version of iOS on.
    case since(Int)
    /// Never shown.
    case unsupported
    /// Nothing is known of it.
    case unknown

    init(fileType: String) {
        self =
            switch fileType {
            case "jpg", "jpeg", "png", "gif", "bmp", "tif", "tiff", "heic", "heif": .shown
            case "webp": .since(14)
            case "avif": .since(16)
            case "svg", "svgz", "pdf", "eps", "ai", "psd", "mp4", "mov", "m4v", "webm", "html", "htm", "json", "txt":
                .unsupported
            default: .unknown
            }
    }

    /// The ending of a URL's path in small letters, such as `svg`; nil where it has none.
    static func fileType(of url: String) -> String? {
        let path = url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = path[path.index(after: dot)...]
        // A dot before the last slash belongs to the host or a folder.
        let isEnding = (1...5).contains(ending.count) && !ending.contains(UInt8(ascii: "/"))
        return isEnding && path.contains(UInt8(ascii: "/")) ? Substring(ending).lowercased() : nil
    }
}
