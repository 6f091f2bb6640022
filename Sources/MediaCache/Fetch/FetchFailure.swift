/// Why nothing was fetched. Holds no text of the payload or of the server.
package enum FetchFailure: Error, Sendable, Hashable, CaseIterable {
    /// No URL with a host, before or after a redirect.
    case badURL
    /// Neither http nor https, before or after a redirect.
    case schemeRefused
    /// A port of another protocol, before or after a redirect.
    case portRefused
    /// An address of the host is not globally reachable.
    case addressRefused
    /// The host's name has no address.
    case hostUnknown
    /// No address of the host took the connection.
    case notReachable
    /// The connection or the whole fetch took too long.
    case timedOut
    /// No trusted, encrypted connection came about.
    case tlsFailed
    /// More redirects than are followed.
    case tooManyRedirects
    /// The body is larger than asked for, or the head than any is.
    case tooLarge
    /// The connection ended early, or the answer is not HTTP.
    case brokenAnswer
    /// Too many fetches wait already.
    case queueFull
    /// Whoever asked no longer wants it, or the program ends.
    case stopped
}
