import WebServer

/// Which client a request comes from, as limits count: an IPv4 address, or the first 64 bits of an IPv6 address.
struct ClientAddresses: Sendable {
    /// As `PeerAddress` writes them.
    let trustedProxies: Set<String>

    /// Behind a trusted proxy the last address of `X-Forwarded-For` counts, which is the one that the proxy itself saw.
    func network(of request: Request) -> UInt64 {
        let forwarded = trustedProxies.contains(request.peer) ? request.headers.list("X-Forwarded-For") : nil
        let last = forwarded?.split(separator: ",").last.map { String($0.filter { $0 != " " && $0 != "\t" }) }
        let address = last.flatMap(PeerAddress.init) ?? PeerAddress(request.peer)
        return address?.network ?? 0
    }
}
