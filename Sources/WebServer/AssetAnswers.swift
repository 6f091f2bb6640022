/// The two ways in which one asset is answered.
///
/// A class for the reason that `PreparedResponse` gives.
final class AssetAnswers: Sendable {
    private let version: String
    private let revalidated: PreparedResponse
    private let immutable: PreparedResponse

    init(_ asset: Asset, defaults: Headers) {
        version = asset.version
        func prepared(_ cacheControl: HeaderValue) -> PreparedResponse {
            // What everybody may read, every page may use: the player above all.
            var headers: Headers = [.cacheControl: cacheControl, "Access-Control-Allow-Origin": "*"]
            headers.fill(from: defaults)
            return PreparedResponse(
                asset.type, asset.bytes, gzipped: asset.gzipped, version: asset.version, headers: headers)
        }
        revalidated = prepared("no-cache")
        immutable = prepared("public, max-age=31536000, immutable")
    }

    func answer(to request: Request) -> Answer {
        let isVersioned = request.query.contains { $0.name == "v" && $0.value == version }
        return (isVersioned ? immutable : revalidated).answer(to: request)
    }
}
