import WebServer

/// Refuses what another site's page makes a browser send.
///
/// A browser says `Sec-Fetch-Site` or, with every state-changing call to another site, `Origin`; who says neither is no
/// browser. A bearer token is never sent by itself, so that who sends one means it.
struct CrossSiteGuard {
    let origin: SiteOrigin

    func check(_ request: Request) throws(Problem) {
        if request.bearer != nil || isOfThisSite(request) { return }
        throw Problem(.forbidden, "A page of another site asked for this.")
    }

    private func isOfThisSite(_ request: Request) -> Bool {
        let site = request.headers.text("Sec-Fetch-Site")
        if let site, ["same-origin", "none"].contains(site) { return true }
        if let sender = request.headers.text("Origin") { return sender == origin.text(for: request) }
        return site == nil
    }
}

extension Request {
    /// The token of `Authorization: Bearer` (RFC 6750); nil where there is none.
    var bearer: Substring? {
        guard let value = headers.text(.authorization) else { return nil }
        let parts = value.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return parts[1]
    }
}
