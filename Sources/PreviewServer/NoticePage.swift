import StoryEngine
import WebServer

/// The page that people see in place of a problem document.
struct NoticePage {
    /// The gaps of `Templates/notice.html`.
    enum Gap: String {
        case language
        case title
        case status
        case sentence
        case sentenceLanguage
        case wayOn
        case wayOnURL
    }

    /// The member of a problem that names the page to go on to.
    static let latest = "latest"

    let words: Words
    let template: Template<Gap>

    /// The page for a problem, where the client is a browser that asked for a page; else the document with its
    /// sentence in this language.
    func response(to problem: Problem, _ request: Request) -> Response {
        guard !request.path.hasPrefix("/api/"), request.headers.text(.accept)?.contains("text/html") == true else {
            var problem = problem
            problem.detail = problem.detail.map { words.say($0) }
            return RequestLanguage.vary(problem.response)
        }
        let latest = problem.latest
        let html = template.filled { gap in
            switch gap {
            case .language: words.language.rawValue
            case .title: words.say(problem.title)
            case .status: "\(problem.status.code)"
            case .sentence: words.say(problem.detail ?? "")
            // What was sent is named only in English.
            case .sentenceLanguage: words.has(problem.detail ?? "") ? words.language.rawValue : "en"
            case .wayOn: latest == nil ? words.say("Open the editor") : words.say("Open the latest version")
            case .wayOnURL: latest ?? "/"
            }
        }
        return RequestLanguage.vary(Response(problem.status, .html, html))
    }
}

extension Problem {
    fileprivate var latest: String? {
        guard case .string(let path) = members.first(where: { $0.name == NoticePage.latest })?.value else { return nil }
        return path
    }
}
