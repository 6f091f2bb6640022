/// What a handler answers. The server adds the length, the date, the encoding and the default headers.
package struct Response: Sendable {
    package var status: Status
    package var headers: Headers
    package var body: [UInt8]
    /// Whether gzip may make the body smaller.
    package var isCompressible: Bool
    /// Whether a GET's 200 gets an ETag from its bytes, and 304 where the client has them already.
    package private(set) var isValidated = false
    /// What answers in this one's place.
    let prepared: PreparedResponse?
    /// Is handed the way to write the body, once the head is on its way.
    var stream: Writer?

    package typealias Writer = @Sendable (ResponseStream) -> Void

    /// An answer whose body comes while it is read.
    ///
    /// - Parameters:
    ///   - type: Of the body.
    ///   - write: Is called once, on an event loop, so it may not wait; it hands the stream to whoever writes.
    package init(streaming type: ContentType, _ write: @escaping Writer) {
        (status, body, isCompressible) = (.ok, [], false)
        headers = [.contentType: type.value]
        prepared = nil
        stream = write
    }

    /// An answer that is made already.
    package init(_ prepared: PreparedResponse) {
        (status, headers, body, isCompressible) = (.ok, [:], [], false)
        self.prepared = prepared
        stream = nil
    }

    package init(_ status: Status, _ type: ContentType, _ body: [UInt8], headers: Headers = [:]) {
        self.status = status
        self.headers = headers
        self.headers[.contentType] = type.value
        self.body = body
        (prepared, stream) = (nil, nil)
        isCompressible = type.isCompressible
    }

    package init(_ status: Status, _ type: ContentType, _ body: String, headers: Headers = [:]) {
        self.init(status, type, Array(body.utf8), headers: headers)
    }

    /// An answer without a body.
    package init(_ status: Status, headers: Headers = [:]) {
        self.status = status
        self.headers = headers
        body = []
        (prepared, stream) = (nil, nil)
        isCompressible = false
    }

    /// The same answer with an ETag made from its bytes, where the request is a GET or HEAD and the status 200.
    package func validated() -> Response {
        var response = self
        response.isValidated = true
        return response
    }
}
