/// One line of the application's URL table.
package struct Route: Sendable {
    package typealias Handler = @Sendable (Request) throws(Problem) -> Response

    package typealias QuickLook = @Sendable (Request) -> PreparedResponse?

    enum Segment: Sendable, Equatable {
        case literal(String)
        case parameter(String)
    }

    package let method: Method
    package let pattern: String
    /// Whether the handler may wait for a disk, a network or a database; it then runs on the worker pool.
    package let blocking: Bool
    /// Looks on the loop whether an answer is at hand; nil: the handler makes it, on a worker.
    let quickLook: QuickLook?
    let segments: [Segment]
    let handler: Handler

    /// A pattern such as `/api/previews/{id}`: literal segments and `{name}` for one segment that is not empty.
    package init(
        _ method: Method, _ pattern: String, blocking: Bool = false, quickLook: QuickLook? = nil,
        _ handler: @escaping Handler
    ) {
        precondition(pattern.hasPrefix("/"), "A route's pattern begins with a slash.")
        self.method = method
        self.pattern = pattern
        self.blocking = blocking
        self.quickLook = quickLook
        self.handler = handler
        segments = pattern.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { segment in
            segment.hasPrefix("{") && segment.hasSuffix("}")
                ? .parameter(String(segment.dropFirst().dropLast())) : .literal(String(segment))
        }
    }

    package static func get(_ pattern: String, blocking: Bool = false, _ handler: @escaping Handler) -> Route {
        Route(.get, pattern, blocking: blocking, handler)
    }

    /// A page that most often is at hand; where it is not, the handler may wait for it.
    package static func get(
        _ pattern: String, quickLook: @escaping QuickLook, _ handler: @escaping Handler
    ) -> Route {
        Route(.get, pattern, blocking: true, quickLook: quickLook, handler)
    }

    package static func post(_ pattern: String, blocking: Bool = false, _ handler: @escaping Handler) -> Route {
        Route(.post, pattern, blocking: blocking, handler)
    }

    package static func put(_ pattern: String, blocking: Bool = false, _ handler: @escaping Handler) -> Route {
        Route(.put, pattern, blocking: blocking, handler)
    }

    package static func patch(_ pattern: String, blocking: Bool = false, _ handler: @escaping Handler) -> Route {
        Route(.patch, pattern, blocking: blocking, handler)
    }

    package static func delete(_ pattern: String, blocking: Bool = false, _ handler: @escaping Handler) -> Route {
        Route(.delete, pattern, blocking: blocking, handler)
    }
}
