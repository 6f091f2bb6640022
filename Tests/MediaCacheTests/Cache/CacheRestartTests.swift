import StoryEngine
import Testing

@testable import MediaCache

struct CacheRestartTests {
    private let folder = CacheFolder()

    @Test func `all that was found out is known after a restart`() throws {
        let server = try PictureServer { visit in
            if visit.path == "/start" { return visit.redirect(to: "/a") }
            visit.answer(
                404, "Content-Type: image/x y", "Cache-Control: no-store", "Vary: Accept",
                body: visit.head.contains("image/webp")
                    ? Picture.webp(("VP8X", [UInt8](repeating: 0, count: 10)))
                    : Picture.png(3, 4, color: 6, Picture.chunk("acTL", [0, 0, 0, 2])))
        }
        let cache = try folder.cache()
        let media = try #require(cache.fetched([server.url("/start")]).first)
        let answer = try #require(media.facts.answer)
        #expect(answer.redirectCount == 1 && answer.isInsecure && answer.browserFormat == .webp)
        #expect(answer.contentType == "image/x y" && answer.cacheControl == "no-store" && answer.status == 404)
        #expect(answer.picture.isAnimated && answer.picture.hasTransparency)
        cache.stop()
        let next = try folder.cache()
        #expect(next.media(server.url("/start"), in: .group(nil)) == media)
        #expect(next.fetched([server.url("/start")]) == [media])
        #expect(server.requests.count == 4)
    }

    @Test func `a process that ends at once loses nothing that it told of`() throws {
        let server = try PictureServer.ofPictures()
        let cache = try folder.cache()
        let media = cache.fetched((1...5).map { server.url("/\($0)") })
        let left = try folder.copy()
        let next = try left.cache()
        for one in media {
            #expect(next.media(one.url, in: .group(nil)) == one)
            #expect(try next.picture(#require(one.content)) != nil)
        }
    }

    @Test func `what is not whole is taken away at the start`() throws {
        let server = try PictureServer.ofPictures()
        let cache = try folder.cache()
        let urls = (1...6).map { server.url("/\($0)") }
        _ = cache.fetched(urls)
        cache.stop()
        let names = urls.map { Digest(of: $0).hex }
        let (pictures, records) = ("tmp/pw_stories_cache/", "tmp/records/")
        let record = try #require(folder.bytes(records + names[0]))
        try folder.write(PictureServer.picture("/1").dropLast(), to: pictures + names[0])
        try folder.write(Array(record.dropLast(9)), to: records + names[1])
        try folder.write([], to: records + names[2])
        try folder.write(record, to: records + names[3])
        try folder.write([1, 2, 3], to: pictures + String(repeating: "a", count: 64))
        try folder.write(record, to: records + "not-a-name")
        try folder.write([1, 2, 3], to: "incoming/12345")
        let next = try folder.cache()
        #expect(urls.map { next.media($0, in: .group(nil)) != nil } == [false, false, false, false, true, true])
        #expect(folder.files == Set(names[4...].flatMap { [pictures + $0, records + $0] }))
    }

    @Test func `nothing of others is touched`() throws {
        try folder.write([1], to: "mine/pw_stories_cache/x")
        try folder.write([1], to: "notes.txt")
        _ = try folder.cache()
        #expect(folder.files == ["mine/pw_stories_cache/x", "notes.txt"])
    }
}
