import Foundation
import Testing

@testable import WebServer

struct AssetTests {
    private static let css = String(repeating: "p { color: red }\n", count: 50)

    /// Runs the body with the answers of a directory that holds these files.
    private func withFiles(
        _ files: [String: String], _ body: (URL, AssetStore, Application) throws -> Void
    ) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        for (path, text) in files {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let store = try AssetStore(directory: root.path)
        let application = Application(Router([]), assets: store, contentSecurityPolicy: "default-src 'self'")
        try body(root, store, application)
    }

    @Test func `files are served at their path with their type`() throws {
        try withFiles(["a.css": "a", "b/c.webp": "b", "d.mjs": "d", "e.xyz": "e"]) { _, store, application in
            #expect(store.assets.count == 4)
            let types = try ["/a.css", "/b/c.webp", "/d.mjs", "/e.xyz"].map { path in
                application.respond(to: try Request(.get, path)).headers.text(.contentType)
            }
            let expected = [
                "text/css; charset=utf-8", "image/webp", "text/javascript; charset=utf-8", "application/octet-stream",
            ]
            #expect(types == expected)
        }
    }

    @Test func `hidden files and links are not served`() throws {
        try withFiles([".secret": "a", ".git/config": "b", "c.txt": "c"]) { root, _, _ in
            let manager = FileManager.default
            try manager.createSymbolicLink(
                at: root.appending(path: "l.txt"), withDestinationURL: URL(filePath: "/etc/passwd"))
            try manager.createSymbolicLink(at: root.appending(path: "d"), withDestinationURL: URL(filePath: "/etc"))
            #expect(try AssetStore(directory: root.path).assets.keys.sorted() == ["/c.txt"])
        }
    }

    @Test func `a directory that is not there is an error`() {
        #expect(throws: AssetStore.Unreadable.self) { try AssetStore(directory: "/no/such/directory") }
    }

    @Test func `a stored gzip answer is sent where it is wanted`() throws {
        try withFiles(["a.css": Self.css, "tiny.css": "p{}", "b.png": Self.css]) { _, _, application in
            let packed = application.respond(to: try Request(.get, "/a.css", headers: [.acceptEncoding: "br, gzip"]))
            #expect(packed.headers.text(.contentEncoding) == "gzip")
            #expect(gunzipped(packed.body) == Array(Self.css.utf8))
            #expect(packed.headers.text(.contentLength) == String(packed.body.count))
            for path in ["/tiny.css", "/b.png"] {
                let bare = application.respond(to: try Request(.get, path, headers: [.acceptEncoding: "gzip"]))
                #expect(bare.headers.text(.contentEncoding) == nil)
            }
        }
    }

    @Test(arguments: [("/a.css", "Accept-Encoding"), ("/tiny.css", "Accept-Encoding"), ("/b.png", nil)])
    func `what could be gzipped varies`(path: String, vary: String?) throws {
        try withFiles(["a.css": Self.css, "tiny.css": "p{}", "b.png": Self.css]) { _, _, application in
            let response = application.respond(to: try Request(.get, path))
            #expect(response.headers.text(.vary) == vary)
        }
    }

    @Test(arguments: ["gzip", "identity"])
    func `a file that the client has is not sent again`(encoding: HeaderValue) throws {
        try withFiles(["a.css": Self.css]) { _, _, application in
            let first = application.respond(to: try Request(.get, "/a.css", headers: [.acceptEncoding: encoding]))
            let tag = try #require(first.headers[.entityTag])
            let second = application.respond(
                to: try Request(.get, "/a.css", headers: [.acceptEncoding: encoding, .ifNoneMatch: tag]))
            #expect(second.status == .notModified)
            #expect(second.body.isEmpty)
            #expect(second.headers[.entityTag] == tag)
            #expect(second.headers.text(.cacheControl) == "no-cache")
            #expect(tag.text.hasSuffix("-gzip\"") == (encoding == "gzip"))
        }
    }

    @Test func `only the right version is kept for good`() throws {
        try withFiles(["a.css": "a"]) { _, store, application in
            let versioned = store.versionedPath("/a.css")
            #expect(versioned.hasPrefix("/a.css?v="))
            let kept = application.respond(to: try Request(.get, versioned)).headers.text(.cacheControl)
            #expect(kept == "public, max-age=31536000, immutable")
            let other = application.respond(to: try Request(.get, "/a.css?v=other")).headers.text(.cacheControl)
            #expect(other == "no-cache")
            #expect(store.versionedPath("/b.css") == "/b.css")
        }
    }

    @Test func `a file takes GET and HEAD alone, and no range`() throws {
        try withFiles(["a.css": "abc"]) { _, _, application in
            let posted = application.respond(to: try Request(.post, "/a.css"))
            #expect(posted.status == .methodNotAllowed)
            #expect(posted.headers.text(.allow) == "GET, HEAD, OPTIONS")
            let head = application.respond(to: try Request(.head, "/a.css"))
            #expect(head.body.isEmpty && head.headers.text(.contentLength) == "3")
            let part = application.respond(to: try Request(.get, "/a.css", headers: ["Range": "bytes=0-0"]))
            #expect(part.status == .ok && part.body.count == 3)
        }
    }
}
