import StoryEngine
import Testing

@testable import MediaCache

struct MediaReaderTests {
    private func read(_ server: PictureServer) throws -> MediaFacts {
        try MediaReader(fetcher: Fetcher(allows: { _ in true })).read(FetchRequest(server.url()), FetchWatch())
    }

    @Test func `a second question is asked only where the server says that it depends on Accept`() throws {
        let plain = try PictureServer { $0.answer(200, "Vary: Accept-Encoding, Origin", body: Picture.png(1, 1)) }
        #expect(try read(plain).answer?.browserFormat == nil)
        #expect(plain.requests.count == 1)
        let same = try PictureServer { $0.answer(200, "Vary: Origin,ACCEPT", body: Picture.png(1, 1)) }
        #expect(try read(same).answer?.browserFormat == nil)
        #expect(same.requests.count == 2)
        #expect(same.requests[0].contains("Accept: */*\r\n"))
        #expect(same.requests[1].contains("Accept: image/avif,image/webp"))
    }

    @Test func `the answer for browsers is read no further than its beginning`() throws {
        let server = try PictureServer { visit in
            guard visit.head.contains("image/webp") else {
                return visit.answer(200, "Vary: Accept", body: Picture.jpeg(1, 1))
            }
            visit.send("HTTP/1.1 200 OK\r\nContent-Length: 8000000\r\n\r\n")
            visit.send(Picture.webp(("VP8X", [UInt8](repeating: 0, count: 9000))))
            visit.waitForEnd()
        }
        let facts = try read(server)
        #expect(facts.answer?.browserFormat == .webp)
        #expect(facts.answer?.picture.format == .jpeg)
    }

    @Test func `a browser that gets nothing says nothing`() throws {
        let server = try PictureServer { visit in
            if visit.head.contains("image/webp") { return }
            visit.answer(200, "Vary: accept", body: Picture.jpeg(1, 1))
        }
        #expect(try read(server).answer?.browserFormat == nil)
    }

    @Test func `a picture on its side is told as it stands`() throws {
        let server = try PictureServer { $0.answer(body: Picture.jpeg(1500, 1000, orientation: 6)) }
        #expect(try read(server).answer?.picture.size == MediaPicture.Size(1000, 1500))
    }

    @Test func `each failure of a fetch says something of the picture`() {
        let failures = Set(FetchFailure.allCases.map { MediaFailure($0) })
        #expect(failures == Set(MediaFailure.allCases))
    }
}
