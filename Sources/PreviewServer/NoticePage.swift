import WebServer

/// The page that people see in place of a problem document.
struct NoticePage {
    /// The gaps of `Templates/notice.html`.
    enum Gap: String {
        case title
        case status
        case sentence
        case wayOn
        case wayOnURL
    }

    let template: Template<Gap>

    /// The page for a problem, where the client is a browser that asked for a page; else nil.
    func response(to problem: Problem, _ request: Request) -> Response? {
        guard !request.path.hasPrefix("/api/"), request.headers.text(.accept)?.contains("text/html") == true else {
            return nil
        }
        let html = template.filled { gap in
            switch gap {
            case .title: problem.title
            case .status: "\(problem.status.code)"
            case .sentence: problem.detail ?? ""
            case .wayOn: "Open the editor"
            case .wayOnURL: "/"
            }
        }
        return Response(problem.status, .html, html)
    }
}
