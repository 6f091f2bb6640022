import ShareStore
import StoryEngine
import WebServer

/// Whether the server can do all that it is there for: the store is tried at every question.
struct Health: Sendable {
    let sharing: Sharing

    var route: Route { .get("/health", blocking: true, answer) }

    private func answer(_ request: Request) -> Response {
        let status = sharing.store.status()
        var writer = JSONWriter()
        writer.object { json in
            json.member("status", status.isHealthy ? "ok" : "unavailable")
            json.key("store")
            json.object { json in
                json.member("reading", status.readFailure.map(sharing.sentence) ?? "ok")
                json.member("writing", status.writeFailure.map(sharing.sentence) ?? "ok")
            }
        }
        if status.isHealthy { return Response(.ok, .json, writer.bytes) }
        return Response(.serviceUnavailable, .json, writer.bytes, headers: [.retryAfter: "10"])
    }
}
