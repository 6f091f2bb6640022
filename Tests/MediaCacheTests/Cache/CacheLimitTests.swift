import StoryEngine
import Testing

@testable import MediaCache

struct CacheLimitTests {
    private let folder = CacheFolder()
    /// Of each picture here.
    private let byteCount = 100_000
    private var room: Int { byteCount + MediaIndex.entryBytes }

    @Test func `what was used the longest ago goes first`() throws {
        let server = try PictureServer.ofPictures(byteCount: byteCount)
        let cache = try folder.cache(maxBytes: 3 * room)
        let media = (1...3).flatMap { cache.fetched([server.url("/\($0)")]) }
        #expect(try cache.picture(#require(media[0].content)) != nil)
        let fourth = cache.fetched([server.url("/4")])
        let known = (1...4).map { cache.media(server.url("/\($0)"), in: .group(nil)) }
        #expect(known == [media[0], nil, media[2], fourth[0]])
        #expect(folder.files.count == 6)
        #expect(try cache.picture(#require(media[1].content)) == nil)
    }

    @Test func `what is asked for again counts as used`() throws {
        let server = try PictureServer.ofPictures(byteCount: byteCount)
        let cache = try folder.cache(maxBytes: 2 * room)
        for path in ["/1", "/2", "/1", "/3"] { _ = cache.fetched([server.url(path)]) }
        #expect(["/1", "/2", "/3"].map { cache.media(server.url($0), in: .group(nil)) != nil } == [true, false, true])
    }

    @Test func `the order of use outlives a restart, and a smaller limit is kept at once`() throws {
        let server = try PictureServer.ofPictures(byteCount: byteCount)
        let time = Locked(1000)
        let now: @Sendable () -> Int = {
            time.withLock {
                $0 += 100
                return $0
            }
        }
        let cache = try folder.cache(now: now)
        let media = (1...4).flatMap { cache.fetched([server.url("/\($0)")]) }
        for one in [media[2], media[0]] { #expect(try cache.picture(#require(one.content)) != nil) }
        cache.stop()
        let next = try folder.cache(maxBytes: 2 * room, now: now)
        #expect(media.map { next.media($0.url, in: .group(nil)) != nil } == [true, false, true, false])
        #expect(folder.files.count == 4)
    }

    @Test func `a picture larger than all the room is known and not kept`() throws {
        let server = try PictureServer.ofPictures(byteCount: byteCount)
        let cache = try folder.cache(maxBytes: byteCount)
        #expect(cache.fetched([server.url()]).first?.facts.answer?.byteCount == byteCount)
        #expect(folder.files.isEmpty)
    }

    @Test func `what was fetched again counts once`() throws {
        let number = Locked(0)
        let server = try PictureServer { [byteCount] visit in
            let width = number.withLock {
                $0 += 1
                return $0
            }
            visit.answer(body: PictureServer.picture("/\(width)", byteCount: byteCount))
        }
        let cache = try folder.cache(maxBytes: 2 * room)
        for _ in 0..<5 { _ = cache.fetched([server.url("/a")], maxAge: -1) }
        _ = cache.fetched([server.url("/b")])
        #expect(cache.media(server.url("/a"), in: .group(nil)) != nil)
        #expect(cache.media(server.url("/b"), in: .group(nil)) != nil)
        #expect(folder.files.count == 4)
    }

    @Test func `misses do not pile up`() throws {
        let cache = try folder.cache()
        for start in stride(from: 0, to: 2400, by: 100) { _ = cache.fetched((start..<start + 100).map { "bad \($0)" }) }
        let known = (0..<2400).count { cache.media("bad \($0)", in: .group(nil)) != nil }
        #expect((1...1000).contains(known))
    }
}
