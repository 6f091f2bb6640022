/// What a client asks for, read, checked and decoded.
package struct Request: Sendable {
    package struct QueryItem: Sendable, Equatable {
        package let name: String
        package let value: String
    }

    package let method: Method
    /// Percent-decoded once; begins with a slash, or is `*`; no segment is `.` or `..`, none holds a slash.
    package let path: String
    /// The query's items in order, decoded, a plus as a space.
    package let query: [QueryItem]
    package internal(set) var headers: Headers
    package internal(set) var body: [UInt8]
    /// The client's address without its port, such as `127.0.0.1` or `::1`.
    package let peer: String
    private(set) var parameters: [QueryItem] = []

    init(method: Method, target: RequestTarget, headers: Headers, body: [UInt8] = [], peer: String) {
        self.method = method
        path = target.path
        query = target.query
        self.headers = headers
        self.body = body
        self.peer = peer
    }

    /// A request made in process; throws the same 400 as a socket's where the target cannot be read.
    package init(
        _ method: Method, _ target: String, headers: Headers = [:], body: [UInt8] = [], peer: String = "127.0.0.1"
    ) throws(Problem) {
        guard let parsed = RequestTarget(Array(target.utf8)[...]) else { throw Problem(.badRequest) }
        self.init(method: method, target: parsed, headers: headers, body: body, peer: peer)
    }

    /// The path's segment that stands at `{name}` in the route, decoded.
    package func parameter(_ name: String) -> String {
        guard let parameter = parameters.first(where: { $0.name == name }) else {
            preconditionFailure("The route's pattern has no such parameter.")
        }
        return parameter.value
    }

    func with(parameters: [QueryItem]) -> Request {
        var request = self
        request.parameters = parameters
        return request
    }
}
