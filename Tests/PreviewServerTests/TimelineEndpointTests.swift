import Foundation
import Testing
import TestSupport
import WebServer

@testable import PreviewServer

struct TimelineEndpointTests {
    private func post(_ body: [UInt8], _ query: String = "", headers: Headers = [:]) throws -> Response {
        let request = try Request(.post, "/api/timeline" + query, headers: headers, body: body)
        return try #require(site).respond(to: request)
    }

    @Test func `a payload is answered with its timeline document`() throws {
        let response = try post(Fixtures.bytes("payloads/guide-example.json"))
        #expect(response.status == .ok)
        #expect(response.headers.text(.contentType) == "application/json")
        #expect(response.headers.text(.cacheControl) == "no-store")
        let document = try response.json()
        #expect(document["outcome"] as? String == "stories")
        #expect(document["totalDuration"] as? Double == 9)
    }

    @Test func `the guide's pictures are ours and exist`() throws {
        let document = try post(Fixtures.bytes("payloads/guide-example.json")).json()
        let media = try #require(document["pages"] as? [[String: Any]]).compactMap { $0["media"] as? String }
        #expect(media.count == 2)
        for path in media {
            #expect(try #require(site).respond(to: Request(.get, path)).headers.text(.contentType) == "image/webp")
        }
    }

    @Test func `options come from the query under their SDK names`() throws {
        let query = "?storyAspectRatio=2&hapticsEnabled=true&loopsAfterLastPage=true&appGroupIdentifier=group.a+b"
        let document = try post(Array("[]".utf8), query).json()
        let presentation = try #require(document["presentation"] as? [String: Any])
        #expect(presentation["storyAspectRatio"] as? Double == 2)
        #expect(presentation["hapticsEnabled"] as? Bool == true)
        #expect(presentation["loopsAfterLastPage"] as? Bool == true)
        #expect(presentation["appGroupIdentifier"] as? String == "group.a b")
    }

    @Test(arguments: [
        ("?speed=2", "speed"), ("?hapticsEnabled=maybe", "hapticsEnabled"), ("?storyAspectRatio=9", "storyAspectRatio"),
        ("?notification=7", "notification"), ("?HapticsEnabled=true", "HapticsEnabled"),
    ])
    func `an option that cannot be used is refused by name`(query: String, option: String) throws {
        let response = try post(Array(#"{"request": {"notifications": [{}]}}"#.utf8), query)
        #expect(response.status == .badRequest)
        #expect(response.headers.text(.contentType) == "application/problem+json")
        let problem = try response.json()
        #expect(problem["option"] as? String == option)
        #expect(problem["status"] as? Int == 400)
    }

    @Test(arguments: ["nonsense", "", "{", "\u{FEFF}"])
    func `text that is not JSON is a good question too`(text: String) throws {
        let response = try post(Array(text.utf8), headers: [.contentType: "image/png"])
        #expect(response.status == .ok)
        let document = try response.json()
        #expect(document["outcome"] as? String == "unreadable")
        #expect((document["diagnostics"] as? [Any])?.isEmpty == false)
    }

    @Test func `a wrong method is refused with the right ones`() throws {
        let response = try #require(site).respond(to: Request(.get, "/api/timeline"))
        #expect(response.status == .methodNotAllowed)
        #expect(response.headers.text(.allow) == "POST, OPTIONS")
    }

    @Test func `an answer is gzipped where the client takes it`() throws {
        let response = try post(Fixtures.bytes("payloads/guide-example.json"), headers: [.acceptEncoding: "gzip"])
        #expect(response.headers.text(.contentEncoding) == "gzip")
        #expect(response.headers.text(.vary) == "Accept-Language, Cookie, Accept-Encoding")
        #expect(response.body.starts(with: [0x1F, 0x8B]))
    }
}
