import ShareStore
import StoryEngine
import WebServer

/// The owner's page, whose key stays in the fragment, and the comparison of two versions.
struct OwnerPages: Sendable {
    let sharing: Sharing
    let files: SiteFiles

    var routes: [Route] {
        [
            .get("/p/{id}/owner", SharePages.unindexed(owner)),
            .get("/p/{id}/compare", blocking: true, SharePages.unindexed(compare)),
        ]
    }

    /// The same frame for every id: only the key shows whether there is such a share.
    private func owner(_ request: Request) throws(Problem) -> Response {
        let page = files.pages(for: request).owner
        let response = Response(
            .ok, .html, page.html(id: try request.shareID.text), headers: ["X-Robots-Tag": "noindex"])
        return RequestLanguage.vary(response.validated())
    }

    private func compare(_ request: Request) throws(Problem) -> Response {
        let id = try request.shareID
        let share = try sharing.asked(try sharing.store.share(id))
        guard sharing.isAdmitted(request, to: share) else {
            return Response(.seeOther, headers: [.location: HeaderValue("/p/\(id.text)") ?? "/"])
        }
        let to = try sharing.view(of: id, version: try number("to", in: request) ?? share.latestVersion)
        let from = try sharing.view(of: id, version: try number("from", in: request) ?? max(1, to.version.number - 1))
        guard let before = StoredTimeline(from.version.content.timeline),
            let after = StoredTimeline(to.version.content.timeline)
        else { throw Problem(.internalServerError) }
        let versions = try (1...share.latestVersion).map { (number) throws(Problem) in
            try sharing.view(of: id, version: number).version
        }
        let document = ComparisonDocument.json(
            from, to, VersionComparison(from: before, to: after), versions: versions)
        let html = files.pages(for: request).compare.html(from, to, comparison: SharePage.embedded(document))
        var response = Response(.ok, .html, html, headers: ["X-Robots-Tag": "noindex"]).validated()
        if share.isProtected { response.headers[.cacheControl] = "private, no-cache" }
        return RequestLanguage.vary(response)
    }

    private func number(_ name: String, in request: Request) throws(Problem) -> Int? {
        try request.query.last { $0.name == name }.map { (item) throws(Problem) in
            try Request.version(item.value, option: name)
        }
    }
}

/// The owner's page in one language.
struct OwnerPage: Sendable {
    /// The gaps of `Templates/owner.html`.
    enum Gap: String {
        case language
        case id
        case words
    }

    let words: Words
    let template: Template<Gap>

    func html(id: String) -> [UInt8] {
        template.filled { gap in
            switch gap {
            case .language: words.language.rawValue
            case .id: id
            case .words: words.script
            }
        }
    }
}

/// The page that shows two versions side by side, in one language.
struct ComparisonPage: Sendable {
    /// The gaps of `Templates/compare.html`.
    enum Gap: String {
        case language
        case name
        case id
        case from
        case to
        case words
        case comparisonJSON
    }

    let words: Words
    let template: Template<Gap>

    func html(_ from: ShareView, _ to: ShareView, comparison: String) -> [UInt8] {
        template.filled { gap in
            switch gap {
            case .language: words.language.rawValue
            case .name: to.share.name
            case .id: to.share.id.text
            case .from: "\(from.version.number)"
            case .to: "\(to.version.number)"
            case .words: words.script
            case .comparisonJSON: comparison
            }
        }
    }
}
