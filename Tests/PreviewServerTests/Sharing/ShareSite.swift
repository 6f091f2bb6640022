import Foundation
import Testing
import WebServer

@testable import PreviewServer
@testable import ShareStore

/// The application with a store of its own and a clock that the test moves.
final class ShareSite: Sendable {
    static let story =
        #"{"pw_stories": {"pages": [{"image": "https://a.test/1.jpg", "title": "Welcome"}, {"image": "https://a.test/2.jpg"}]}}"#

    let clock = TestClock()
    let store: any ShareStore
    let preview: PreviewApplication
    let application: Application
    private let folder: String

    init(
        limits: StoreLimits = StoreLimits(), _ change: (inout SharingSettings) -> Void = { _ in }
    ) throws {
        folder = NSTemporaryDirectory() + "storyproof-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        store = try SQLiteShareStore(
            path: folder + "/storyproof.db", limits: limits,
            environment: StoreEnvironment(now: { [clock] in clock.now }))
        var settings = SharingSettings(store: store, storePath: "storyproof.db")
        settings.now = { [clock] in clock.now }
        change(&settings)
        preview = PreviewApplication(
            files: try #require(siteFiles), now: { 1_800_000_000 }, sharing: settings)
        application = preview.application
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Moves the store's file away, or back.
    func hideStore(_ hidden: Bool) throws {
        let (place, hiding) = (folder + "/storyproof.db", folder + "/hidden.db")
        try FileManager.default.moveItem(atPath: hidden ? place : hiding, toPath: hidden ? hiding : place)
    }

    func send(
        _ method: WebServer.Method, _ target: String, _ body: String = "", _ headers: Headers = [:],
        peer: String = "127.0.0.1"
    ) throws -> Response {
        var headers = headers
        headers.fill(from: [.host: "storyproof.test"])
        return application.respond(
            to: try Request(method, target, headers: headers, body: Array(body.utf8), peer: peer))
    }

    func get(_ target: String, _ headers: Headers = [:]) throws -> Response { try send(.get, target, "", headers) }

    /// Opens a page as a browser does.
    func open(_ target: String, _ headers: Headers = [:]) throws -> Response {
        var headers = headers
        headers[.accept] = "text/html"
        return try send(.get, target, "", headers)
    }

    /// A share of the story, or of another payload.
    func share(_ payload: String = story, _ query: String = "", _ headers: Headers = [:]) throws -> SharedPreview {
        let response = try send(.post, "/api/previews\(query)", payload, headers)
        try #require(response.status == .created, "\(response.text)")
        let json = try response.json()
        let id = try #require(json["id"] as? String)
        let token = try #require(json["ownerToken"] as? String)
        return SharedPreview(id: id, owner: try #require(HeaderValue("Bearer \(token)")))
    }

    func review(_ share: SharedPreview, _ members: [String: Any], _ headers: Headers = [:]) throws -> Response {
        var review: [String: Any] = ["verdict": "approved", "name": "Ada", "version": 1]
        for (name, value) in members { review[name] = value }
        let body = try JSONSerialization.data(withJSONObject: review)
        return try send(.post, "\(share.path)/reviews", String(decoding: body, as: UTF8.self), headers)
    }
}

/// A share as its owner knows it.
struct SharedPreview {
    let id: String
    /// The value of `Authorization`.
    let owner: HeaderValue

    var path: String { "/api/previews/\(id)" }
    var page: String { "/p/\(id)" }
    var asOwner: Headers { [.authorization: owner] }
}

/// A clock that stands until it is moved.
final class TestClock: Sendable {
    private let time = Guarded(UnixTime(milliseconds: 1_800_000_000_000))

    var now: UnixTime { time.withLock { $0 } }

    func advance(seconds: Int64) { time.withLock { $0 = $0.adding(seconds: seconds) } }
}
