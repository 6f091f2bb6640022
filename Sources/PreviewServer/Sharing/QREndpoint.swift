import WebServer

/// Links to this server as QR codes.
struct QREndpoint: Sendable {
    let origin: SiteOrigin

    var routes: [Route] { [.get("/api/qr", show)] }

    /// Only of our own URLs, so that nobody can use our name for theirs.
    private func show(_ request: Request) throws(Problem) -> Response {
        let text = request.query.last { $0.name == "text" }?.value ?? ""
        guard text.hasPrefix("\(origin.text(for: request))/") else {
            throw .badOption("text", "text is a URL of this server.")
        }
        guard let code = QRCode(text) else {
            throw Problem(.contentTooLarge, "This link is too long for a QR code.", members: ["option": "text"])
        }
        return Response(
            .ok, .svg, code.svg, headers: [.cacheControl: "public, max-age=31536000, immutable"]
        ).validated()
    }
}
