import Testing
import WebServer

@testable import PreviewServer

struct QRCodeTests {
    @Test func `a link of this server is drawn as SVG for good`() throws {
        let answer = try ShareSite().get("/api/qr?text=http://storyproof.test/p/x")
        #expect(answer.status == .ok)
        #expect(answer.headers.text(.contentType) == "image/svg+xml")
        #expect(answer.headers.text(.cacheControl) == "public, max-age=31536000, immutable")
        // 26 characters just fit version 2 at level M: 25 modules and the border.
        #expect(answer.text.contains("viewBox=\"0 0 33 33\""))
        #expect(answer.text.contains("M4 4h7v1h-7z"))
    }

    @Test(arguments: [
        "", "https://evil.example/", "http://storyproof.test", "http://storyproof.test.evil.example/",
        "//storyproof.test/",
    ])
    func `any other text is refused`(text: String) throws {
        #expect(try ShareSite().get("/api/qr?text=\(text)").status == .badRequest)
    }

    @Test func `a link that no code holds is refused`() throws {
        let long =
            "http://storyproof.test/p#".replacing("#", with: "%23")
            + String(repeating: "é", count: 1500).utf8.map { "%\(String($0, radix: 16))" }.joined()
        #expect(try ShareSite().get("/api/qr?text=\(long)").status == .contentTooLarge)
        #expect(QRCode(String(repeating: "x", count: 2900)) != nil)
        #expect(QRCode("") == nil)
    }
}
