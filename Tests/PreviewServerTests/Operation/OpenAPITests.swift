import Foundation
import Testing
import WebServer

@testable import PreviewServer

struct OpenAPITests {
    private static func document(_ site: ShareSite) throws -> [String: Any] {
        let answer = try site.get("/openapi.json")
        #expect(answer.status == .ok)
        #expect(answer.headers.text(.contentType) == "application/openapi+json")
        return try answer.json()
    }

    @Test func `the document names every route, and no other`() throws {
        let site = try ShareSite()
        let document = try Self.document(site)
        #expect(document["openapi"] as? String == "3.1.0")
        let paths = try #require(document["paths"] as? [String: [String: Any]])
        let told = Set(paths.flatMap { path, methods in methods.keys.map { "\($0.uppercased()) \(path)" } })
        // Only with a cache, and only with --watch.
        let pictures: Set = ["GET /media/{name}"]
        let routes = Set(site.preview.routes.map { "\($0.method.rawValue) \($0.pattern)" })
        #expect(told == routes.union(pictures))
    }

    @Test func `every reference leads somewhere, and every parameter of a path is described`() throws {
        let document = try Self.document(try ShareSite())
        let text = String(decoding: try JSONSerialization.data(withJSONObject: document), as: UTF8.self)
            .replacing("\\/", with: "/")
        for reference in text.matches(of: /"\$ref":"#\/([^"]+)"/) {
            let found = reference.1.split(separator: "/").reduce(document as Any?) { value, key in
                (value as? [String: Any])?[String(key)]
            }
            #expect(found != nil, "\(reference.1)")
        }
        let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
        for (path, methods) in paths where path.contains("{") {
            for operation in methods.values {
                let described = try JSONSerialization.data(withJSONObject: operation["parameters"] ?? [])
                let count = String(decoding: described, as: UTF8.self).matches(of: /"in":"path"|parameters\\?\/id"/)
                    .count
                #expect(count == path.count { $0 == "{" }, "\(path)")
            }
        }
    }
}
