/// What stands behind a server: routes, files, default headers, and the one place where errors become answers.
package struct Application: Sendable {
    /// A page for people in place of a problem document; nil leaves the document.
    package typealias ErrorPage = @Sendable (Problem, Request) -> Response?

    /// What a request's method and path lead to.
    enum Resolution: Sendable {
        case asset(AssetAnswers)
        case route(Route, parameters: [Request.QueryItem])
        case options(HeaderValue)
        case problem(Problem)

        /// Whether the answer may have to wait for something.
        var blocks: Bool {
            if case .route(let route, _) = self { return route.blocking }
            return false
        }
    }

    private let router: Router
    private let assets: [String: AssetAnswers]
    private let defaults: Headers
    private let errorPage: ErrorPage?

    /// Files stand above routes. The policy and the headers go on every answer that does not set them itself.
    package init(
        _ router: Router, assets: AssetStore = AssetStore(), contentSecurityPolicy: HeaderValue,
        headers: Headers = [:], errorPage: ErrorPage? = nil
    ) {
        var defaults = Self.defaults(contentSecurityPolicy: contentSecurityPolicy)
        for line in headers.lines { defaults[line.name] = line.value }
        self.router = router
        self.defaults = defaults
        self.errorPage = errorPage
        self.assets = assets.assets.mapValues { [defaults] in AssetAnswers($0, defaults: defaults) }
    }

    /// What stands on every answer that does not set it itself.
    package static func defaults(contentSecurityPolicy: HeaderValue) -> Headers {
        [
            .xContentTypeOptions: "nosniff", .referrerPolicy: "no-referrer",
            .contentSecurityPolicy: contentSecurityPolicy,
        ]
    }

    /// The whole answer as a client gets it, but for the date and the connection's lines; without a socket.
    package func respond(to request: Request) -> Response {
        let resolution = resolve(request.method, request.path)
        let quick = quickAnswer(to: request, resolution)
        return (quick ?? answer(to: request, resolution, using: GzipStream())).response
    }

    func resolve(_ method: Method, _ path: String) -> Resolution {
        if path == "*" { return .options(Router.allow([.get, .post, .put, .delete])) }
        if let asset = assets[path] {
            if method == .get || method == .head { return .asset(asset) }
            return otherMethod(method, allow: Router.allow([.get]))
        }
        switch router.match(method, path) {
        case .found(let route, let parameters): return .route(route, parameters: parameters)
        case .otherMethods(let methods): return otherMethod(method, allow: Router.allow(methods))
        case .notFound: return .problem(Problem(.notFound, "Nothing is at this path."))
        }
    }

    private func otherMethod(_ method: Method, allow: HeaderValue) -> Resolution {
        if method == .options { return .options(allow) }
        return .problem(
            Problem(
                .methodNotAllowed, "This path does not take \(method.rawValue).",
                members: ["allow": .string(allow.text)], headers: [.allow: allow]))
    }

    /// The answer that is at hand without waiting, if there is one.
    func quickAnswer(to request: Request, _ resolution: Resolution) -> Answer? {
        guard case .route(let route, let parameters) = resolution, let look = route.quickLook else { return nil }
        return look(request.with(parameters: parameters))?.answer(to: request)
    }

    func answer(to request: Request, _ resolution: Resolution, using gzip: GzipStream) -> Answer {
        let response: Response
        switch resolution {
        case .asset(let asset): return asset.answer(to: request)
        case .options(let allow): response = Response(.noContent, headers: [.allow: allow])
        case .problem(let problem): response = page(for: problem, request)
        case .route(let route, let parameters):
            do {
                response = try route.handler(request.with(parameters: parameters))
            } catch {
                response = page(for: error, request)
            }
        }
        if let prepared = response.prepared { return prepared.answer(to: request) }
        return Answer(response.finished(for: request, defaults: defaults, using: gzip))
    }

    /// The answer to bytes that never became a request.
    func answer(to problem: Problem) -> Answer {
        var response = problem.response
        response.complete(defaults: defaults)
        return Answer(response)
    }

    private func page(for problem: Problem, _ request: Request) -> Response {
        guard var page = errorPage?(problem, request) else { return problem.response }
        page.headers.fill(from: problem.headers)
        return page
    }
}
