/// Every answer that one asset can give, made once at start.
///
/// A class, because finding a struct in a table would count a reference to each of its many parts at every request.
final class AssetAnswers: Sendable {
    private final class Variant: Sendable {
        private let tag: EntityTag
        private let full: Answer
        private let notModified: Answer

        init(_ asset: Asset, _ body: [UInt8], _ cacheControl: HeaderValue, isGzipped: Bool, _ defaults: Headers) {
            tag = EntityTag(version: asset.version, isGzipped: isGzipped)
            var headers: Headers = [.entityTag: tag.headerValue, .cacheControl: cacheControl]
            if asset.type.isCompressible { headers[.vary] = "Accept-Encoding" }
            headers.fill(from: defaults)
            notModified = Answer(Response(.notModified, headers: headers))
            if isGzipped { headers[.contentEncoding] = "gzip" }
            headers[.contentLength] = HeaderValue(body.count)
            full = Answer(Response(.ok, asset.type, body, headers: headers))
        }

        func answer(to request: Request) -> Answer {
            if tag.matches(request.headers.list(.ifNoneMatch)) { return notModified }
            return request.method == .head ? full.withoutBody : full
        }
    }

    /// The same bytes with and without gzip under one `Cache-Control`.
    private struct Variants: Sendable {
        let identity: Variant
        let gzipped: Variant?

        init(_ asset: Asset, _ cacheControl: HeaderValue, _ defaults: Headers) {
            identity = Variant(asset, asset.bytes, cacheControl, isGzipped: false, defaults)
            gzipped = asset.gzipped.map { Variant(asset, $0, cacheControl, isGzipped: true, defaults) }
        }
    }

    private let version: String
    private let revalidated: Variants
    private let immutable: Variants

    init(_ asset: Asset, defaults: Headers) {
        version = asset.version
        revalidated = Variants(asset, "no-cache", defaults)
        immutable = Variants(asset, "public, max-age=31536000, immutable", defaults)
    }

    func answer(to request: Request) -> Answer {
        let isVersioned = request.query.contains { $0.name == "v" && $0.value == version }
        let variants = isVersioned ? immutable : revalidated
        if let gzipped = variants.gzipped, AcceptEncoding(request.headers.list(.acceptEncoding)).prefersGzip {
            return gzipped.answer(to: request)
        }
        return variants.identity.answer(to: request)
    }
}
