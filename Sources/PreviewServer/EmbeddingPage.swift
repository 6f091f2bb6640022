import StoryEngine
import WebServer

/// The page about stories on other sites' pages, in one language.
struct EmbeddingPage: Sendable {
    /// The gaps of `Templates/embedding.html`.
    enum Gap: String {
        case language
        case origin
        case modules
        case words
    }

    let words: Words
    let page: Template<Gap>
    /// The links of what the page's modules import.
    let modules: String

    /// The page of a server at that origin, which stands in attributes of the markup that the page shows.
    func response(origin: String) -> Response {
        let html = page.filled { gap in
            switch gap {
            case .language: words.language.rawValue
            case .origin: origin.htmlEscaped
            case .modules: modules
            case .words: words.script
            }
        }
        return RequestLanguage.vary(Response(.ok, .html, html).validated())
    }
}

/// `/docs/embedding`, and the timeline that its example plays on any site's page.
struct EmbeddingRoutes: Sendable {
    let files: SiteFiles
    let origin: SiteOrigin

    var routes: [Route] {
        [
            .get("/docs/embedding") { request in
                files.pages(for: request).embedding.response(origin: origin.text(for: request))
            },
            .get("/docs/embedding/timeline.json", timeline),
        ]
    }

    /// The guide's example, with pictures that other sites' pages find here.
    private func timeline(_ request: Request) throws(Problem) -> Response {
        let origin = origin.text(for: request)
        do throws(OptionError) {
            let timeline = try Timeline(
                of: files.firstPayload, options: PreviewOptions(),
                surroundings: PreviewSurroundings(samples: files.samplePictures.map { origin + $0 }))
            let headers: Headers = ["Access-Control-Allow-Origin": "*"]
            return Response(.ok, .json, timeline.document(), headers: headers).validated()
        } catch {
            throw .badOption(error.option, error.sentence)
        }
    }
}
