/// What a server answered, but for the body.
package struct FetchAnswer: Sendable {
    /// Any, also one that says that there is no picture.
    package let status: Int
    package let headers: FetchedHeaders
    /// The URL that answered, after redirects; without credentials and fragment.
    package let url: String
    /// How many redirects led there.
    package let redirectCount: Int
    /// Whether the first URL, or one that a redirect led to, is plain http.
    package let isInsecure: Bool
    /// The body's length, after decoding.
    package let byteCount: Int
}

/// The headers of an answer.
package struct FetchedHeaders: Sendable {
    private var fields: [(name: String, value: String)] = []

    init() {}

    /// The values of all headers of that name, in any case, joined by commas; nil where there is none.
    package subscript(name: String) -> String? {
        let values = fields.filter { $0.name == name.lowercased() }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    mutating func add(name: String, value: String) {
        fields.append((name.lowercased(), value))
    }
}

/// How far a fetch is.
package struct FetchProgress: Sendable, Hashable {
    /// Received and decoded.
    package let byteCount: Int
    /// What the server says that there will be; nil where it does not say, or the body is compressed.
    package let expectedByteCount: Int?
}

/// Looks at a fetch from outside while it runs. Both closures are called on the fetch's thread, often.
package struct FetchWatch: Sendable {
    package let onProgress: @Sendable (FetchProgress) -> Void
    /// Asked at every step, and at least about once a second.
    package let isStopped: @Sendable () -> Bool

    package init(
        onProgress: @escaping @Sendable (FetchProgress) -> Void = { _ in },
        isStopped: @escaping @Sendable () -> Bool = { false }
    ) {
        self.onProgress = onProgress
        self.isStopped = isStopped
    }
}
