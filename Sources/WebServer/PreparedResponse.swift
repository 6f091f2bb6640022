/// A body with every answer that it can give, made once to be given many times: gzipped or not, whole, without its body
/// or 304.
///
/// A class, because finding a struct in a table would count a reference to each of its many parts at every request.
package final class PreparedResponse: Sendable {
    private final class Variant: Sendable {
        private let tag: EntityTag
        private let full: Answer
        private let notModified: Answer

        init(_ type: ContentType, _ body: [UInt8], version: String, isGzipped: Bool, _ headers: Headers) {
            tag = EntityTag(version: version, isGzipped: isGzipped)
            var headers = headers
            headers[.entityTag] = tag.headerValue
            if type.isCompressible { headers.insert("Accept-Encoding", intoList: .vary) }
            notModified = Answer(Response(.notModified, headers: headers))
            if isGzipped { headers[.contentEncoding] = "gzip" }
            headers[.contentLength] = HeaderValue(body.count)
            full = Answer(Response(.ok, type, body, headers: headers))
        }

        func answer(to request: Request) -> Answer {
            if tag.matches(request.headers.list(.ifNoneMatch)) { return notModified }
            return request.method == .head ? full.withoutBody : full
        }
    }

    /// Of the bodies.
    package let byteCount: Int
    private let identity: Variant
    private let gzipped: Variant?

    /// The headers are complete but for what the body says of itself.
    init(_ type: ContentType, _ body: [UInt8], gzipped: [UInt8]?, version: String, headers: Headers) {
        identity = Variant(type, body, version: version, isGzipped: false, headers)
        self.gzipped = gzipped.map { Variant(type, $0, version: version, isGzipped: true, headers) }
        byteCount = body.count + (gzipped?.count ?? 0)
    }

    /// A page that is the same for all until it is made anew; `defaults` fill what its headers leave open.
    package convenience init(html body: [UInt8], headers: Headers, defaults: Headers) {
        var headers = headers
        headers.fill(from: [.cacheControl: "no-cache"])
        headers.fill(from: defaults)
        let packed = GzipStream().compressed(body, level: 9)
        self.init(
            .html, body, gzipped: packed.count < body.count ? packed : nil, version: EntityTag.version(of: body),
            headers: headers)
    }

    func answer(to request: Request) -> Answer {
        if let gzipped, AcceptEncoding(request.headers.list(.acceptEncoding)).prefersGzip {
            return gzipped.answer(to: request)
        }
        return identity.answer(to: request)
    }
}
