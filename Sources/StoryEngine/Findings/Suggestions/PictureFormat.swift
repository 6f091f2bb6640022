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
            case "jxl": .since(17)
            case "svg", "svgz", "pdf", "eps", "ai", "psd", "mp4", "mov", "m4v", "webm", "html", "htm", "json", "txt":
                .unsupported
            default: .unknown
            }
    }

    /// The ending of a URL's path in small letters, such as `svg`; nil where it has none.
    static func fileType(of url: String) -> String? {
        guard let authority = url.utf8.firstRange(of: "://".utf8)?.upperBound else { return nil }
        let path = url.utf8[authority...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        guard let slash = path.lastIndex(of: UInt8(ascii: "/")),
            let dot = path[slash...].lastIndex(of: UInt8(ascii: "."))
        else { return nil }
        let ending = path[path.index(after: dot)...]
        return (1...5).contains(ending.count) ? Substring(ending).lowercased() : nil
    }
}
