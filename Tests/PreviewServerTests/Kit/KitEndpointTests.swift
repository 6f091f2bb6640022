import StoryEngine
import Testing
import TestSupport
import WebServer

@testable import PreviewServer

struct KitEndpointTests {
    private func post(_ body: [UInt8], _ query: String = "", headers: Headers = [:]) throws -> Response {
        try #require(site).respond(to: Request(.post, "/api/kit" + query, headers: headers, body: body))
    }

    private func guide() throws -> [UInt8] { try Fixtures.bytes("payloads/guide-example.json") }

    @Test func `a kit is a zip archive to be saved`() throws {
        let response = try post(guide())
        #expect(response.status == .ok)
        #expect(response.headers.text(.contentType) == "application/zip")
        #expect(response.headers.text(.contentDisposition) == "attachment; filename=storyproof-kit.zip")
        #expect(response.headers.text(.cacheControl) == "no-store")
        #expect(response.body.starts(with: Array("PK\u{3}\u{4}".utf8)))
    }

    @Test func `the same input gives the same bytes, and other options others`() throws {
        let body = try post(guide()).body
        #expect(try post(guide()).body == body)
        #expect(try post(guide(), "?hapticsEnabled=true").body != body)
        #expect(try post(guide(), "?lang=fr").body != body)
        #expect(try post(guide(), headers: [.acceptLanguage: "fr"]).body == post(guide(), "?lang=fr").body)
    }

    @Test(arguments: [
        ("?speed=2", "speed"), ("?delegate=yes", "delegate"), ("?hapticsEnabled=maybe", "hapticsEnabled"),
        ("?notification=1", "notification"),
    ])
    func `an option that cannot be used is refused by name`(query: String, option: String) throws {
        let response = try post(guide(), query)
        #expect(response.status == .badRequest)
        #expect(try response.json()["option"] as? String == option)
    }

    @Test func `a long bundle identifier is refused`() throws {
        let name = String(repeating: "a", count: 256)
        #expect(try post(guide(), "?bundleIdentifier=\(name)").json()["option"] as? String == "bundleIdentifier")
        #expect(try post(guide(), "?bundleIdentifier=\(name.dropLast())").status == .ok)
    }

    @Test(arguments: ["", "{", "[]", "{}", #"{"content": "x"}"#, "<plist/>"])
    func `a text without a story has no kit`(text: String) throws {
        let response = try post(Array(text.utf8))
        #expect(response.status == .unprocessableContent)
        #expect(response.headers.text(.contentType) == "application/problem+json")
    }

    @Test func `a payload of more than a push could ever hold is refused, with the limit`() throws {
        let response = try post(guide() + [UInt8](repeating: 0x20, count: IntegrationKit.maxBytes))
        #expect(response.status == .contentTooLarge)
        #expect(try response.json()["limit"] as? Int == 65_536)
    }

    @Test func `deep and wide payloads make no more than a few megabytes`() throws {
        let deep = String(repeating: "[", count: 50) + String(repeating: "0,", count: 32_000) + "0"
        let text = #"{"pages": [{"image": "a://b"}], "x": \#(deep)\#(String(repeating: "]", count: 50))}"#
        let kit = try #require(siteFiles).kit
        let files = try kit.files(for: Array(text.utf8), options: KitOptions(), language: .english)
        #expect(files.map(\.bytes.count).reduce(0, +) < 16 << 20)
    }
}
