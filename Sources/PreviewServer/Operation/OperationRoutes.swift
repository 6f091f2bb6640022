import MediaCache
import ShareStore
import WebServer

/// What those who run the server, and programs that use it, ask: its numbers, and its interface.
struct OperationRoutes: Sendable {
    let metrics: RequestMetrics
    let sharing: Sharing?
    let cache: MediaCache?
    /// The interface as OpenAPI 3.1.
    let openAPI: [UInt8]

    var routes: [Route] {
        [
            .get("/metrics", blocking: true) { _ in Response(.ok, .metrics, text) },
            .get("/openapi.json") { [openAPI] _ in Response(.ok, .openAPI, openAPI).validated() },
        ]
    }

    private var text: String {
        var lines = metrics.lines()
        if let size = try? sharing?.store.size() {
            lines += RequestMetrics.gauge("storyproof_store_bytes", "What the store takes.", size.bytes)
            lines += RequestMetrics.gauge("storyproof_store_limit_bytes", "What it may take.", size.limitBytes)
        }
        if let cache {
            lines += RequestMetrics.gauge("storyproof_media_bytes", "What kept pictures take.", cache.byteCount)
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
