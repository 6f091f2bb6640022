extension Response {
    /// Smaller bodies gain nothing: they fit one packet either way.
    private static let smallestGzippedBytes = 256

    /// The response with its validator, encoding, length and default headers, for that request.
    func finished(for request: Request, defaults: Headers, using gzip: GzipStream) -> Response {
        var response = self
        if isCompressible { response.headers.insert("Accept-Encoding", intoList: .vary) }
        let isGzipped = response.isToBeGzipped(for: request)
        if response.isValidated && status == .ok && (request.method == .get || request.method == .head) {
            let tag = EntityTag(version: EntityTag.version(of: body), isGzipped: isGzipped)
            response.headers[.entityTag] = tag.headerValue
            if tag.matches(request.headers.list(.ifNoneMatch)) {
                response.status = .notModified
                response.headers[.contentType] = nil
            }
        }
        if isGzipped && !response.status.forbidsBody {
            response.body = gzip.compressed(body)
            response.headers[.contentEncoding] = "gzip"
        }
        response.complete(defaults: defaults)
        if request.method == .head { (response.body, response.stream) = ([], nil) }
        return response
    }

    private func isToBeGzipped(for request: Request) -> Bool {
        isCompressible && body.count >= Self.smallestGzippedBytes && headers[.contentEncoding] == nil
            && AcceptEncoding(request.headers.list(.acceptEncoding)).prefersGzip
    }

    /// Adds the length and the default headers. What may not be revalidated may not be stored either.
    mutating func complete(defaults: Headers) {
        if status.forbidsBody {
            body = []
            headers[.contentLength] = nil
        } else if stream == nil {
            headers[.contentLength] = HeaderValue(body.count)
        }
        headers.fill(from: [.cacheControl: headers[.entityTag] == nil ? "no-store" : "no-cache"])
        headers.fill(from: defaults)
    }
}
