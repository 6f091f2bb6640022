import StoryEngine
import WebServer

/// Joins the engine and the server: which URL does what.
package struct PreviewApplication: Sendable {
    private let files: SiteFiles

    /// An application over the files that it shows and fills.
    package init(files: SiteFiles) {
        self.files = files
    }

    /// Everything that a server needs.
    package var application: Application {
        let notice = NoticePage(template: files.notice)
        return Application(
            Router([
                .get("/", { _ throws(Problem) in try editor(files.firstPayload, []) }),
                .post("/", previewForm),
                .post("/api/timeline", timeline),
                .get("/health", { _ in Response(.ok, .json, #"{"status":"ok"}"#) }),
            ]),
            assets: files.assets,
            // Pictures come from where the payload says; over plain http the phone would not load them either.
            contentSecurityPolicy: """
                default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' https: data:; \
                connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'
                """,
            errorPage: notice.response)
    }

    private func timeline(_ request: Request) throws(Problem) -> Response {
        Response(.ok, .json, try timeline(of: request.body, request.query).document())
    }

    /// A form posted by a page without JavaScript: the payload's text and the options.
    private func previewForm(_ request: Request) throws(Problem) -> Response {
        guard let fields = request.form else { throw Problem(.badRequest, "The form cannot be read.") }
        let payload = fields.last { $0.name == "payload" }?.value ?? ""
        return try editor(Array(payload.utf8), fields.filter { $0.name != "payload" })
    }

    private func editor(_ payload: [UInt8], _ settings: [Request.QueryItem]) throws(Problem) -> Response {
        let page = EditorPage(templates: files.editor)
        return Response(.ok, .html, page.html(payload: payload, timeline: try timeline(of: payload, settings)))
            .validated()
    }

    private func timeline(of text: [UInt8], _ settings: [Request.QueryItem]) throws(Problem) -> Timeline {
        do throws(OptionError) {
            var options = PreviewOptions()
            for item in settings { try options.set(item.name, to: item.value) }
            return try Timeline(of: text, options: options, samples: files.samplePictures)
        } catch {
            throw Problem(.badRequest, error.sentence, members: ["option": .string(error.option)])
        }
    }
}
