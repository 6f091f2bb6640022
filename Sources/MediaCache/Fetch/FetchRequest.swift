/// What is to be fetched.
package struct FetchRequest: Sendable, Hashable {
    /// What is asked of the server.
    package enum Method: Sendable, Hashable {
        /// Follows redirects.
        case get
        /// Sends a body, and takes the first answer, a redirect too.
        case post([UInt8])
    }

    /// A header of the request; neither part holds a control character.
    package struct Header: Sendable, Hashable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) {
            precondition(!(name + value).utf8.contains { $0 < 0x20 || $0 == 0x7F }, "A header has one line.")
            self.name = name
            self.value = value
        }
    }

    /// As it stands in the payload; characters that a URL may not have are percent-encoded, as the phone does.
    package let url: String
    package let method: Method
    /// Sent in place of those of the same name that every fetch has (`Accept`, `User-Agent`).
    package let headers: [Header]
    /// The most bytes that the body may have, after decoding.
    package let maxBytes: Int

    package init(_ url: String, method: Method = .get, headers: [Header] = [], maxBytes: Int = 8 << 20) {
        self.url = url
        self.method = method
        self.headers = headers
        self.maxBytes = maxBytes
    }
}
