import MediaCache
import StoryEngine
import WebServer

/// Serves the pictures that the cache keeps, by their content, so that an address never shows anything else.
struct PictureRoute: Sendable {
    let cache: MediaCache

    var route: Route { .get("/media/{name}", blocking: true, picture) }

    private func picture(_ request: Request) throws(Problem) -> Response {
        guard let name = MediaName(request.parameter("name")), let (bytes, format) = cache.picture(name.content),
            format == name.format
        else { throw Problem(.notFound, "There is no such picture.") }
        let headers: Headers = [
            .cacheControl: "public, max-age=31536000, immutable", .contentSecurityPolicy: "default-src 'none'; sandbox",
            "Accept-Ranges": "none",
        ]
        return Response(.ok, name.type, bytes, headers: headers).validated()
    }
}

/// A picture's name under `/media/`: the SHA-256 of its bytes, and the ending of its format.
struct MediaName: Sendable {
    /// All that is ever served: SVG and HTML are not among them.
    private static let types: [(format: MediaFormat, ending: String, type: HeaderValue)] = [
        (.jpeg, "jpg", "image/jpeg"), (.png, "png", "image/png"), (.gif, "gif", "image/gif"),
        (.bmp, "bmp", "image/bmp"), (.tiff, "tiff", "image/tiff"), (.webp, "webp", "image/webp"),
        (.avif, "avif", "image/avif"), (.heic, "heic", "image/heic"), (.jpegXL, "jxl", "image/jxl"),
    ]

    let content: Digest
    let format: MediaFormat
    let type: ContentType
    private let ending: String

    init?(_ name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let content = Digest(hex: String(parts[0])),
            let known = Self.types.first(where: { $0.ending == parts[1] })
        else { return nil }
        self.content = content
        (format, ending) = (known.format, known.ending)
        type = ContentType(known.type, isCompressible: false)
    }

    /// Nil where no picture is kept.
    init?(_ media: Media) {
        guard let content = media.content, let format = media.facts.answer?.picture.format,
            let known = Self.types.first(where: { $0.format == format })
        else { return nil }
        self.content = content
        (self.format, ending) = (format, known.ending)
        type = ContentType(known.type, isCompressible: false)
    }

    /// Where the picture is served.
    var path: String { "/media/\(content.hex).\(ending)" }
}
