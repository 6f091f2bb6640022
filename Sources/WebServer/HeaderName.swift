/// A header's name: always a token (RFC 9110, section 5.6.2), compared without regard to case.
package struct HeaderName: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name as it is written into an answer.
    package let text: String
    /// The name in lower case, by which names are compared.
    private let key: String

    /// Nil where the text is not a token.
    package init?(_ text: String) {
        guard !text.isEmpty, text.utf8.allSatisfy(\.isTokenByte) else { return nil }
        self.text = text
        key = text.lowercased()
    }

    package init(stringLiteral text: String) {
        guard let name = HeaderName(text) else { preconditionFailure("A header's name has to be a token.") }
        self = name
    }

    /// A name from a request, whose bytes were found to be a token.
    init(token: ArraySlice<UInt8>) {
        key = String(unsafeUninitializedCapacity: token.count) { buffer in
            for (offset, byte) in token.enumerated() { buffer[offset] = byte.lowercasedASCII }
            return token.count
        }
        text = key
    }

    package static func == (left: HeaderName, right: HeaderName) -> Bool { left.key == right.key }
    package func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension HeaderName {
    package static let accept: HeaderName = "Accept"
    package static let acceptEncoding: HeaderName = "Accept-Encoding"
    package static let acceptLanguage: HeaderName = "Accept-Language"
    package static let allow: HeaderName = "Allow"
    package static let authorization: HeaderName = "Authorization"
    package static let cacheControl: HeaderName = "Cache-Control"
    package static let connection: HeaderName = "Connection"
    package static let contentDisposition: HeaderName = "Content-Disposition"
    package static let contentEncoding: HeaderName = "Content-Encoding"
    package static let contentLength: HeaderName = "Content-Length"
    package static let contentSecurityPolicy: HeaderName = "Content-Security-Policy"
    package static let contentType: HeaderName = "Content-Type"
    package static let entityTag: HeaderName = "ETag"
    package static let expect: HeaderName = "Expect"
    package static let host: HeaderName = "Host"
    package static let ifNoneMatch: HeaderName = "If-None-Match"
    package static let location: HeaderName = "Location"
    package static let referrerPolicy: HeaderName = "Referrer-Policy"
    package static let retryAfter: HeaderName = "Retry-After"
    package static let transferEncoding: HeaderName = "Transfer-Encoding"
    package static let vary: HeaderName = "Vary"
    package static let wwwAuthenticate: HeaderName = "WWW-Authenticate"
    package static let xContentTypeOptions: HeaderName = "X-Content-Type-Options"
}
