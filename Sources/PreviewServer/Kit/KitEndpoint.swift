import StoryEngine
import WebServer

/// `POST /api/kit`: the files that bring a payload's story into an app, as a zip archive.
struct KitEndpoint {
    let kit: IntegrationKit

    /// On a worker: packing takes more than a millisecond.
    var route: Route { .post("/api/kit", blocking: true, archive) }

    private static let zip = ContentType("application/zip", isCompressible: false)

    @Sendable private func archive(_ request: Request) throws(Problem) -> Response {
        let files: [KitFile]
        do throws(IntegrationKit.Refusal) {
            files = try kit.files(
                for: request.body, options: try options(request), language: RequestLanguage.of(request))
        } catch {
            throw Self.problem(error)
        }
        return RequestLanguage.vary(
            Response(
                .ok, Self.zip, ZipArchive(files).bytes,
                headers: [.contentDisposition: "attachment; filename=storyproof-kit.zip"]))
    }

    private func options(_ request: Request) throws(IntegrationKit.Refusal) -> KitOptions {
        var options = KitOptions()
        do throws(OptionError) {
            for item in request.query where item.name != RequestLanguage.parameter {
                try options.set(item.name, to: item.value)
            }
        } catch {
            throw .badOption(error)
        }
        return options
    }

    private static func problem(_ refusal: IntegrationKit.Refusal) -> Problem {
        switch refusal {
        case .badOption(let error): .badOption(error.option, error.sentence)
        case .tooLong:
            Problem(.contentTooLarge, refusal.sentence, members: ["limit": .integer(IntegrationKit.maxBytes)])
        case .notJSON, .noStory: Problem(.unprocessableContent, refusal.sentence)
        }
    }
}
