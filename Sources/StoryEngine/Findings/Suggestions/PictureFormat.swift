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
        let path = url.prefix { $0 != "?" && $0 != "#" }
        guard let slash = path.lastIndex(of: "/"), let dot = path[slash...].lastIndex(of: ".") else { return nil }
        let ending = path[path.index(after: dot)...]
        return (1...5).contains(ending.utf8.count) ? ending.lowercased() : nil
    }
}
