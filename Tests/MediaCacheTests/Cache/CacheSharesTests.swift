import StoryEngine
import Testing

@testable import MediaCache

struct CacheSharesTests {
    private let folder = CacheFolder()
    private let share = MediaContainer.share("abc-DEF_1", version: 2)

    /// Sends another picture each time.
    private static func changingServer() throws -> PictureServer {
        let number = Locked(0)
        return try PictureServer { visit in
            let width = number.withLock {
                $0 += 1
                return $0
            }
            visit.answer(body: PictureServer.picture("/\(width)"))
        }
    }

    @Test func `a share keeps what was approved when the origin changes, and knows of the change`() throws {
        let server = try Self.changingServer()
        let cache = try folder.cache()
        let first = cache.fetched([server.url()])
        let held = cache.hold([server.url(), "https://unknown.test/"], of: .group(nil), in: share)
        #expect(held == first)
        #expect(held[0].change(to: cache.fetched([server.url()])[0]) == .none)
        let now = cache.fetched([server.url()], maxAge: -1)
        #expect(held[0].change(to: now[0]) == .replaced)
        #expect(cache.media(server.url(), in: share) == first[0])
        #expect(try cache.picture(#require(first[0].content))?.bytes == PictureServer.picture("/1"))
        #expect(try cache.picture(#require(now[0].content))?.bytes == PictureServer.picture("/2"))
    }

    @Test func `an origin that sends no picture any more has gone, and one that does not answer is unknown`() throws {
        let isGone = Locked(false)
        let server = try PictureServer { visit in
            visit.answer(body: isGone.withLock { $0 } ? Array("<html>".utf8) : Picture.png(1, 1))
        }
        let cache = try folder.cache()
        _ = cache.fetched([server.url()])
        let held = cache.hold([server.url()], of: .group(nil), in: share)
        isGone.withLock { $0 = true }
        #expect(held[0].change(to: cache.fetched([server.url()], maxAge: -1)[0]) == .gone)
        let unknown = Media(url: server.url(), fetchedAt: 0, facts: .failed(.timedOut), content: nil)
        #expect(held[0].change(to: unknown) == .unknown)
    }

    @Test func `no limit takes what a share holds, and a restart neither`() throws {
        let server = try PictureServer.ofPictures(byteCount: 100_000)
        let cache = try folder.cache(maxBytes: 400_000)
        let media = cache.fetched([server.url("/1")])
        _ = cache.hold([server.url("/1")], of: .group(nil), in: share)
        for number in 2...9 { _ = cache.fetched([server.url("/\(number)")]) }
        #expect(cache.media(server.url("/1"), in: .group(nil)) == nil)
        #expect(cache.media(server.url("/1"), in: share) == media[0])
        cache.stop()
        let next = try folder.cache(maxBytes: 50_000)
        #expect(next.media(server.url("/1"), in: share) == media[0])
        #expect(try next.picture(#require(media[0].content)) != nil)
        #expect(next.shareIDs == ["abc-DEF_1"])
        #expect(folder.files.count == 2)
    }

    @Test func `shares together hold at most half`() throws {
        let server = try PictureServer.ofPictures(byteCount: 100_000)
        let cache = try folder.cache(maxBytes: 700_000)
        let urls = (1...5).map { server.url("/\($0)") }
        _ = cache.fetched(urls)
        #expect(cache.hold(urls, of: .group(nil), in: share).count == 3)
        let other = MediaContainer.share("other", version: 1)
        #expect(cache.hold(urls, of: .group(nil), in: other).isEmpty)
        cache.drop(share: "abc-DEF_1")
        #expect(cache.hold(urls, of: .group(nil), in: other).count == 3)
    }

    @Test func `a share that is gone lets go of all its versions, and of nothing that others hold`() throws {
        let server = try PictureServer.ofPictures()
        let cache = try folder.cache()
        let media = cache.fetched([server.url("/1")])
        let other = MediaContainer.share("other", version: 1)
        for share in [share, .share("abc-DEF_1", version: 3), other] {
            #expect(cache.hold([server.url("/1")], of: .group(nil), in: share) == media)
        }
        cache.drop(share: "abc-DEF_1")
        #expect(cache.shareIDs == ["other"])
        #expect(cache.media(server.url("/1"), in: share) == nil)
        #expect(cache.media(server.url("/1"), in: other) == media[0])
        #expect(folder.files.count == 4)
        cache.drop(share: "other")
        #expect(try cache.picture(#require(media[0].content)) != nil)
        #expect(folder.files.count == 2)
    }

    @Test func `a version holds what the version before held`() throws {
        let server = try Self.changingServer()
        let cache = try folder.cache()
        _ = cache.fetched([server.url()])
        let held = cache.hold([server.url()], of: .group(nil), in: share)
        _ = cache.fetched([server.url()], maxAge: -1)
        #expect(cache.hold([server.url()], of: share, in: .share("abc-DEF_1", version: 3)) == held)
    }
}
