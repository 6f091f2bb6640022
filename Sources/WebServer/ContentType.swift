/// A media type, and whether gzip makes such content smaller.
package struct ContentType: Sendable, Hashable {
    package let value: HeaderValue
    package let isCompressible: Bool

    package init(_ value: HeaderValue, isCompressible: Bool) {
        self.value = value
        self.isCompressible = isCompressible
    }

    package static let html = ContentType("text/html; charset=utf-8", isCompressible: true)
    package static let css = ContentType("text/css; charset=utf-8", isCompressible: true)
    package static let javaScript = ContentType("text/javascript; charset=utf-8", isCompressible: true)
    package static let json = ContentType("application/json", isCompressible: true)
    package static let problem = ContentType("application/problem+json", isCompressible: true)
    package static let manifest = ContentType("application/manifest+json", isCompressible: true)
    package static let openAPI = ContentType("application/openapi+json", isCompressible: true)
    package static let text = ContentType("text/plain; charset=utf-8", isCompressible: true)
    package static let metrics = ContentType("text/plain; version=0.0.4; charset=utf-8", isCompressible: true)
    package static let svg = ContentType("image/svg+xml", isCompressible: true)
    package static let icon = ContentType("image/x-icon", isCompressible: true)
    package static let png = ContentType("image/png", isCompressible: false)
    package static let jpeg = ContentType("image/jpeg", isCompressible: false)
    package static let webP = ContentType("image/webp", isCompressible: false)
    package static let woff2 = ContentType("font/woff2", isCompressible: false)
    /// Server-sent events.
    package static let events = ContentType("text/event-stream", isCompressible: false)
    package static let bytes = ContentType("application/octet-stream", isCompressible: false)

    private static let byExtension: [String: ContentType] = [
        "html": .html, "css": .css, "js": .javaScript, "mjs": .javaScript, "json": .json, "map": .json,
        "svg": .svg, "png": .png, "jpg": .jpeg, "webp": .webP, "ico": .icon, "txt": .text, "woff2": .woff2,
        "webmanifest": .manifest,
    ]

    /// The type of a file by the end of its name; `bytes` where it is not in the list.
    package init(fileName: String) {
        let ending = fileName.utf8.split(separator: UInt8(ascii: ".")).last.map { String(decoding: $0, as: UTF8.self) }
        self = Self.byExtension[ending ?? ""] ?? .bytes
    }
}
