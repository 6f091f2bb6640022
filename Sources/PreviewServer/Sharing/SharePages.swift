import ShareStore
import StoryEngine
import WebServer

/// The pages of shares: what stakeholders open.
struct SharePages: Sendable {
    let sharing: Sharing
    let files: SiteFiles
    /// What every answer carries, of which the embedded player's may be framed.
    let defaults: Headers
    let embedDefaults: Headers

    var routes: [Route] {
        [
            .get("/p/{id}", quickLook: page, Self.unindexed(makePage)),
            .post("/p/{id}", blocking: true, Self.unindexed(takePassphrase)),
        ]
    }

    // MARK: The page

    /// The page as it was made last.
    private func page(_ request: Request) -> PreparedResponse? {
        guard let key = try? key(request) else { return nil }
        return sharing.pages.page(key, at: sharing.now())
    }

    private func makePage(_ request: Request) throws(Problem) -> Response {
        let id = try request.shareID
        let (key, writes) = (try key(request), sharing.pages.writes)
        let view = try sharing.view(of: id, version: key.version)
        guard sharing.isAdmitted(request, to: view.share) else { return passphrasePage(request, .first) }
        let page = files.pages(for: request).share
        let url = sharing.url(of: id, request)
        let html =
            key.isEmbedded
            ? page.embeddedHTML(view, url: url)
            : page.html(
                view, url: url,
                hasCard: try sharing.asked(try sharing.store.card(ofVersion: view.version.number, of: id)) != nil)
        var headers: Headers = ["X-Robots-Tag": "noindex", .vary: "Accept-Language, Cookie"]
        if view.share.isProtected { headers[.cacheControl] = "private, no-cache" }
        let response = PreparedResponse(
            html: html, headers: headers, defaults: key.isEmbedded ? embedDefaults : defaults)
        if !view.share.isProtected {
            sharing.pages.keep(response, until: view.share.expiresAt, as: key, since: writes)
        }
        return Response(response)
    }

    private func key(_ request: Request) throws(Problem) -> PageMemory.Key {
        PageMemory.Key(
            id: request.parameter("id"), version: try request.version, language: RequestLanguage.of(request),
            isEmbedded: request.query.last { $0.name == "embed" }?.value == "1",
            origin: sharing.origin.key(for: request))
    }

    // MARK: The passphrase

    /// What the page that asks for the passphrase has to say.
    private enum PassphraseState {
        case first, wrong
        case limited(seconds: Int)
    }

    private func takePassphrase(_ request: Request) throws(Problem) -> Response {
        try sharing.guardCrossSite(request)
        let id = try request.shareID
        guard let passphrase = request.form?.last(where: { $0.name == "passphrase" })?.value else {
            throw Problem(.badRequest, "The form cannot be read.")
        }
        if try !sharing.asked(try sharing.store.share(id)).isProtected { return try toPage(request) }
        if let wait = sharing.waitForPassphrase(request, id) {
            return passphrasePage(request, .limited(seconds: wait))
        }
        switch Result(catching: { () throws(Problem) in
            try sharing.asked(try sharing.store.check(Passphrase(passphrase), of: id).outcome)
        }) {
        case .success: return try toPage(request, cookie: sharing.passes.cookie(for: id, at: sharing.now()))
        case .failure(let problem) where problem.status == .forbidden: return passphrasePage(request, .wrong)
        case .failure(let problem): throw problem
        }
    }

    private func toPage(_ request: Request, cookie: HeaderValue? = nil) throws(Problem) -> Response {
        let query = try request.version.map { "?version=\($0)" } ?? ""
        var headers: Headers = [.location: HeaderValue("/p/\(try request.shareID.text)\(query)") ?? "/"]
        headers["Set-Cookie"] = cookie
        return Response(.seeOther, headers: headers)
    }

    private func passphrasePage(_ request: Request, _ state: PassphraseState) -> Response {
        let page = files.pages(for: request).passphrase
        switch state {
        case .first: return RequestLanguage.vary(Response(.ok, .html, page.html("first"), headers: Self.noIndex))
        case .wrong: return RequestLanguage.vary(Response(.forbidden, .html, page.html("wrong"), headers: Self.noIndex))
        case .limited(let seconds):
            var response = Response(
                .tooManyRequests, .html, page.html("limited", minutes: (seconds + 59) / 60), headers: Self.noIndex)
            response.headers[.retryAfter] = HeaderValue(seconds)
            return RequestLanguage.vary(response)
        }
    }

    private static let noIndex: Headers = ["X-Robots-Tag": "noindex"]

    /// Problems too are not for search engines.
    static func unindexed(_ handler: @escaping Route.Handler) -> Route.Handler {
        { request throws(Problem) in
            do throws(Problem) {
                return try handler(request)
            } catch {
                var problem = error
                problem.headers["X-Robots-Tag"] = "noindex"
                throw problem
            }
        }
    }
}

/// The page that asks for a share's passphrase.
struct PassphrasePage: Sendable {
    /// The gaps of `Templates/passphrase.html`.
    enum Gap: String {
        case language
        /// `first`, `wrong` or `limited`.
        case state
        /// Until the next try, where it is limited.
        case minutes
    }

    let words: Words
    let template: Template<Gap>

    func html(_ state: String, minutes: Int = 0) -> [UInt8] {
        template.filled { gap in
            switch gap {
            case .language: words.language.rawValue
            case .state: state
            case .minutes: words.language.text(minutes)
            }
        }
    }
}

extension String {
    /// A URL with whatever is not visible ASCII percent-encoded.
    var uriEscaped: String {
        let digits = Array("0123456789ABCDEF".utf8)
        let bytes = utf8.flatMap { byte in
            byte > 0x20 && byte < 0x7F ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
