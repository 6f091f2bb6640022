/// Every answer that one asset can give, made once at start.
struct AssetAnswers: Sendable {
    private struct Variant: Sendable {
        let tag: EntityTag
        let full: Answer
        let notModified: Answer

        init(_ asset: Asset, _ body: [UInt8], cacheControl: HeaderValue, isGzipped: Bool, defaults: Headers) {
            tag = EntityTag(version: asset.version, isGzipped: isGzipped)
            var headers: Headers = [.entityTag: tag.headerValue, .cacheControl: cacheControl]
            if asset.type.isCompressible { headers[.vary] = "Accept-Encoding" }
            headers.fill(from: defaults)
            notModified = Answer(Response(.notModified, headers: headers))
            if isGzipped { headers[.contentEncoding] = "gzip" }
            headers[.contentLength] = HeaderValue(body.count)
            full = Answer(Response(.ok, asset.type, body, headers: headers))
        }
    }

    private let version: String
    private let identity: Variant
    private let gzipped: Variant?
    private let versionedIdentity: Variant
    private let versionedGzipped: Variant?

    init(_ asset: Asset, defaults: Headers) {
        func variant(_ body: [UInt8], _ cacheControl: HeaderValue, isGzipped: Bool = false) -> Variant {
            Variant(asset, body, cacheControl: cacheControl, isGzipped: isGzipped, defaults: defaults)
        }
        let revalidated: HeaderValue = "no-cache"
        let immutable: HeaderValue = "public, max-age=31536000, immutable"
        version = asset.version
        identity = variant(asset.bytes, revalidated)
        gzipped = asset.gzipped.map { variant($0, revalidated, isGzipped: true) }
        versionedIdentity = variant(asset.bytes, immutable)
        versionedGzipped = asset.gzipped.map { variant($0, immutable, isGzipped: true) }
    }

    func answer(to request: Request) -> Answer {
        let isVersioned = request.query.contains { $0.name == "v" && $0.value == version }
        let packed = isVersioned ? versionedGzipped : gzipped
        let bare = isVersioned ? versionedIdentity : identity
        var chosen = bare
        if let packed, AcceptEncoding(request.headers.list(.acceptEncoding)).prefersGzip { chosen = packed }
        if chosen.tag.matches(request.headers.list(.ifNoneMatch)) { return chosen.notModified }
        return request.method == .head ? chosen.full.withoutBody : chosen.full
    }
}
