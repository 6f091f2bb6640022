import Foundation
import MediaCache
import StoryEngine
import TestSupport
import Testing
import WebServer

@testable import PreviewServer

struct StoryFileTests {
    private func post(
        _ body: [UInt8], _ query: String = "", headers: Headers = [:], to application: Application? = site
    ) throws -> Response {
        try #require(application).respond(to: Request(.post, "/api/export" + query, headers: headers, body: body))
    }

    private func post(_ text: String, _ query: String = "") throws -> Response { try post(Array(text.utf8), query) }

    private func guide() throws -> [UInt8] { try Fixtures.bytes("payloads/guide-example.json") }

    /// The modules in a file, by the name under which they are imported.
    private func modules(_ html: String) throws -> [String: String] {
        let map = try #require(html.firstMatch(of: /<script type="importmap">(.*?)<\/script>/)).1
        let json = try JSONSerialization.jsonObject(with: Data(map.utf8)) as? [String: [String: String]]
        return try #require(json?["imports"]).mapValues { address in
            let base64 = try #require(address.split(separator: ",").last)
            #expect(address.hasPrefix("data:text/javascript;base64,"))
            return String(decoding: try #require(Data(base64Encoded: String(base64))), as: UTF8.self)
        }
    }

    @Test func `a story is one HTML file to be saved`() throws {
        let response = try post(guide())
        #expect(response.status == .ok)
        #expect(response.headers.text(.contentType) == "text/html; charset=utf-8")
        #expect(response.headers.text(.contentDisposition) == "attachment; filename=story.html")
        #expect(response.headers.text(.cacheControl) == "no-store")
        #expect(response.text.contains("<title>Push Stories · Storyproof</title>"))
        #expect(response.text.contains("2027-01-15"))
    }

    @Test func `the same input gives the same bytes, and other options or languages others`() throws {
        let body = try post(guide()).body
        #expect(try post(guide()).body == body)
        #expect(try post(guide(), "?hapticsEnabled=true").body != body)
        #expect(try post(guide(), "?lang=fr").body == post(guide(), headers: [.acceptLanguage: "fr"]).body)
        #expect(try post(guide(), "?lang=fr").text.contains("Se lit sans réseau."))
    }

    @Test func `every module that a module imports is in the file, by a bare name`() throws {
        let modules = try modules(post(guide()).text)
        #expect(modules.keys.contains("export/export.js") && modules.keys.contains("player/sheet.js"))
        for (name, source) in modules {
            let imported = source.matches(of: /(?:from|import|import\()\s*'([^']*)'/).map { String($0.1) }
                // Types are for the checker alone.
                .filter { $0.hasSuffix(".js") }
            #expect(imported.allSatisfy { modules[$0] != nil }, "\(name) imports \(imported)")
        }
        #expect(modules.values.contains { $0.contains("from 'player/machine.js'") })
    }

    @Test func `nothing in the file is loaded from anywhere`() throws {
        let html = try post(guide()).text
        #expect(html.contains("default-src 'none'"))
        #expect(html.matches(of: /(?:src|href)="([^"]*)"/).allSatisfy { $0.1.hasPrefix("data:image/webp;base64,") })
        #expect(!html.contains("url("))
    }

    @Test func `each page's picture is in the file, byte for byte`() throws {
        let pictures = try post(guide()).text.matches(of: /<img src="data:image\/webp;base64,([^"]*)"/)
            .map { Data(base64Encoded: String($0.1)).map(Array.init) }
        let files = try #require(siteFiles)
        #expect(pictures == ["aurora", "city"].map { files.assets["/samples/\($0).webp"]?.bytes })
    }

    @Test func `a picture that is not there is named, and nothing is asked for it`() throws {
        let html = try post(#"[{"image":"https://cdn.test/a.png"},{"image":"https://example.com/b.png"}]"#).text
        #expect(html.contains("<img src=\"data:,\""))
        #expect(html.contains("The picture of page 1 is not in this file: it did not arrive, or has no room in it."))
        let none = try post(#"[{"image":"https://cdn.test/a.png"},{"image":"https://cdn.test/b.png"}]"#).text
        #expect(none.contains("as they did not arrive or have no room in it: 1, 2."))
    }

    @Test func `a text cannot leave its place`() throws {
        let hostile = "</script><script>alert(1)</script>\"'<!--"
        let json = try JSONSerialization.data(withJSONObject: [
            ["image": "https://example.com/a.png", "title": hostile]
        ])
        let html = try post([UInt8](json)).text
        #expect(!html.contains("<script>alert"))
        #expect(html.contains("<h1 dir=\"auto\">&lt;/script&gt;&lt;script&gt;alert(1)"))
    }

    @Test func `what is for the sender alone is not in the file`() throws {
        let payload =
            #"{"request":{"auth":"s3cret-token","notifications":[{"content":"Hi","ios_root_params":"#
            + #"{"pw_stories":{"pages":[{"image":"https://example.com/a.png"}]}}}]}}"#
        let response = try post(payload)
        #expect(response.status == .ok)
        #expect(!response.text.contains("s3cret-token"))
    }

    @Test func `a push without a story plays its fallback`() throws {
        let html = try post(#"{"aps":{"alert":{"title":"News","body":"Tap to see"}}}"#).text
        #expect(html.contains("<title>News · Storyproof</title>"))
        #expect(html.contains(#""fallback":{"body":"Tap to see"}"#))
    }

    @Test(arguments: ["", "{", "<plist/>"])
    func `a text that is not JSON has no file`(text: String) throws {
        let response = try post(text)
        #expect(response.status == .unprocessableContent)
        #expect(response.headers.text(.contentType) == "application/problem+json")
    }

    @Test(arguments: [
        ("?speed=2", "speed"), ("?hapticsEnabled=maybe", "hapticsEnabled"), ("?notification=1", "notification"),
    ])
    func `an option that cannot be used is refused by name`(query: String, option: String) throws {
        let response = try post(guide(), query)
        #expect(response.status == .badRequest)
        #expect(try response.json()["option"] as? String == option)
    }

    @Test func `an address makes so many files an hour`() throws {
        let files = try #require(siteFiles)
        let application = PreviewApplication(files: files, now: { 0 }).application
        let statuses = try (0...30).map { _ in try post(guide(), to: application).status }
        #expect(statuses.dropLast().allSatisfy { $0 == .ok })
        #expect(statuses.last == .tooManyRequests)
        #expect(try post(guide(), to: application).headers.text(.retryAfter) != nil)
    }
}
