import WebServer

/// Where this server is, as its clients see it.
struct SiteOrigin: Sendable {
    let publicURL: PublicURL?

    /// Such as `https://stories.example`, without a slash behind it.
    func text(for request: Request) -> String {
        publicURL?.origin ?? "http://\(request.headers.text(.host) ?? "localhost")"
    }

    /// What the answer depends on besides the path: the host, where no public URL is set.
    func key(for request: Request) -> String {
        publicURL == nil ? request.headers.text(.host) ?? "" : ""
    }
}
