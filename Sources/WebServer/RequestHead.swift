/// How the bytes behind a head are delimited (RFC 9112, section 6).
enum Framing: Sendable, Equatable {
    case none
    /// At least one byte.
    case length(Int)
    case chunked
}

/// A request's head, read and checked.
struct RequestHead: Sendable {
    var request: Request
    let framing: Framing
    let isVersion10: Bool
    /// Whether the client wants the connection to stay open (RFC 9112, section 9.3).
    let keepsAlive: Bool
    let expectsContinue: Bool
}

/// What stands at the beginning of some bytes.
enum ParsedHead: Sendable {
    case incomplete
    case complete(RequestHead, end: Int)
    case failed(Status)
}
