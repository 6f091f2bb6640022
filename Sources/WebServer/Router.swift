/// Finds the route of a method and path, in the order of the table.
package struct Router: Sendable {
    enum Match {
        case found(Route, parameters: [Request.QueryItem])
        /// The path exists for these methods.
        case otherMethods([Method])
        case notFound
    }

    private let routes: [Route]

    package init(_ routes: [Route]) { self.routes = routes }

    func match(_ method: Method, _ path: String) -> Match {
        let segments = path.utf8.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        var allowed: [Method] = []
        for route in routes {
            guard let parameters = Self.parameters(of: segments, in: route.segments) else { continue }
            if route.method == method || route.method == .get && method == .head {
                return .found(route, parameters: parameters)
            }
            if !allowed.contains(route.method) { allowed.append(route.method) }
        }
        return allowed.isEmpty ? .notFound : .otherMethods(allowed)
    }

    /// Nil where the path's segments do not fit the pattern's.
    private static func parameters(
        of path: [Substring.UTF8View], in pattern: [Route.Segment]
    ) -> [Request.QueryItem]? {
        guard path.count == pattern.count else { return nil }
        var parameters: [Request.QueryItem] = []
        for (segment, expected) in zip(path, pattern) {
            switch expected {
            case .literal(let text): guard segment.elementsEqual(text.utf8) else { return nil }
            case .parameter(let name):
                guard !segment.isEmpty else { return nil }
                parameters.append(Request.QueryItem(name: name, value: String(Substring(segment))))
            }
        }
        return parameters
    }

    /// The value of `Allow`: HEAD wherever GET is, OPTIONS always.
    static func allow(_ methods: [Method]) -> HeaderValue {
        var names = methods.map(\.rawValue)
        if methods.contains(.get) { names.insert(Method.head.rawValue, at: (names.firstIndex(of: "GET") ?? 0) + 1) }
        names.append(Method.options.rawValue)
        return HeaderValue(names.joined(separator: ", ")) ?? ""
    }
}
