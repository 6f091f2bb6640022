import StoryEngine
import Testing

@testable import MediaCache

struct MediaCacheTests {
    private let folder = CacheFolder()

    @Test func `the original bytes lie under the digest of the URL, in the temporary folder`() throws {
        let server = try PictureServer.ofPictures()
        let url = server.url("/7.png")
        let media = try #require(try folder.cache().fetched([url]).first)
        let bytes = PictureServer.picture("/7.png")
        #expect(media.content == Digest(of: bytes))
        #expect(folder.bytes("tmp/pw_stories_cache/\(Digest(of: url).hex)") == bytes)
        #expect(media.facts.answer?.picture == MediaPicture(.png, MediaPicture.Size(7, 10)))
    }

    @Test func `an App Group has a folder of its own`() throws {
        let server = try PictureServer.ofPictures()
        let cache = try folder.cache()
        let group = MediaContainer.group("group.com.shop")
        let media = cache.fetched([server.url()], in: group)
        #expect(folder.files.contains("group.com.shop/pw_stories_cache/\(Digest(of: server.url()).hex)"))
        #expect(cache.media(server.url(), in: group) == media.first)
        #expect(cache.media(server.url(), in: .group(nil)) == nil)
    }

    @Test(arguments: ["", "com.shop", "../x", "group./../../x", "group.\0x", "shared", "tmp", "group.a/b", "group.é"])
    func `what names no group leads to the temporary folder`(identifier: String) {
        #expect(MediaContainer.group(identifier) == .group(nil))
    }

    @Test func `what is known is not fetched again, unless it is older than asked for`() throws {
        let server = try PictureServer.ofPictures()
        let time = Locked(1000)
        let cache = try folder.cache { time.withLock { $0 } }
        let first = cache.fetched([server.url()])
        time.withLock { $0 = 1060 }
        #expect(cache.fetched([server.url()]) == first)
        #expect(cache.fetched([server.url()], maxAge: 60) == first)
        #expect(server.requests.count == 1)
        #expect(cache.fetched([server.url()], maxAge: 59).map(\.fetchedAt) == [1060])
        #expect(server.requests.count == 2)
    }

    @Test func `a failure is believed for a minute`() throws {
        let isThere = Locked(false)
        let server = try PictureServer { visit in
            isThere.withLock { $0 } ? visit.answer(body: Picture.png(1, 1)) : visit.answer(503)
        }
        let time = Locked(1000)
        let cache = try folder.cache { time.withLock { $0 } }
        #expect(cache.fetched([server.url()]).first?.facts.answer?.status == 503)
        isThere.withLock { $0 = true }
        time.withLock { $0 = 1060 }
        #expect(cache.fetched([server.url()]).first?.facts.answer?.status == 503)
        time.withLock { $0 = 1061 }
        #expect(cache.fetched([server.url()]).first?.facts.answer?.status == 200)
    }

    @Test func `all come in parallel, each is told as it arrives, and the end once in the order of the URLs`() throws {
        let server = try PictureServer { visit in
            if visit.path == "/gone" { visit.answer(404, body: Array("<html>".utf8)) }
            visit.answer(body: PictureServer.picture(visit.path))
        }
        let urls = (1...9).map { server.url("/\($0)") } + [server.url("/gone"), "http://127.0.0.1:1/", "no URL"]
        let cache = try folder.cache()
        let (each, ends) = (Log<Media>(), Log<[Media]>())
        cache.prefetch(urls + urls, in: .group(nil), onMedia: each.add, completion: ends.add)
        ends.waitForEntry()
        #expect(ends.entries.map { $0.map(\.url) } == [urls])
        #expect(each.entries.map(\.url).sorted() == urls.sorted())
        let facts = ends.entries[0].map(\.facts)
        #expect(facts.prefix(9).map { $0.answer?.picture.size?.width } == Array(1...9))
        #expect(facts[9].answer?.status == 404)
        #expect(facts[9].answer?.picture.format == .html)
        #expect(facts[10...] == [.failed(.protocolRefused), .failed(.badURL)])
        #expect(folder.files.count == 18)
    }

    @Test func `a long list leaves room in the queue for a short one of others, and comes whole`() throws {
        let isFree = Locked(false)
        let server = try PictureServer { visit in
            if visit.path != "/1" { isFree.wait { $0 } }
            visit.answer(body: PictureServer.picture(visit.path))
        }
        let cache = try folder.cache()
        let long = (100..<350).map { server.url("/\($0)") }
        let (longEnd, shortEnd) = (Log<[Media]>(), Log<[Media]>())
        cache.prefetch(long, in: .group(nil), completion: longEnd.add)
        cache.prefetch([server.url("/1")], in: .group(nil), completion: shortEnd.add)
        isFree.withLock { $0 = true }
        shortEnd.waitForEntry()
        #expect(longEnd.entries.isEmpty)
        longEnd.waitForEntry()
        #expect(longEnd.entries[0].map(\.url) == long)
        #expect((longEnd.entries[0] + shortEnd.entries[0]).allSatisfy { $0.content != nil })
    }

    @Test func `a long list that is known comes without an end of calls in each other`() throws {
        let server = try PictureServer { $0.answer(body: Picture.png(1, 1)) }
        let cache = try folder.cache()
        #expect(cache.fetched([server.url("/1")]).count == 1)
        // No fetch could bring these: each is told of at once.
        let refused = (0..<100_000).map { "no URL \($0)" }
        cache.stop()
        #expect(cache.fetched(refused).map(\.facts) == Array(repeating: .failed(.notLooked), count: 100_000))
    }

    @Test func `nothing to fetch is done at once`() throws {
        #expect(try folder.cache().fetched([]) == [])
    }

    @Test(arguments: ["<svg xmlns='a'>", "<!doctype html>", "no", "", "GIF89a"])
    func `what is no picture is known and not kept`(text: String) throws {
        let server = try PictureServer { $0.answer(body: Array(text.utf8)) }
        let cache = try folder.cache()
        let media = cache.fetched([server.url()])
        #expect(media.map(\.content) == [nil])
        #expect(cache.media(server.url(), in: .group(nil)) == media.first)
        #expect(folder.files.isEmpty)
    }

    @Test func `a picture of 900 megapixels is not kept`() throws {
        let server = try PictureServer { $0.answer(body: Picture.png(30_000, 30_000)) }
        #expect(try folder.cache().fetched([server.url()]).map(\.content) == [nil])
        #expect(folder.files.isEmpty)
    }

    @Test(arguments: [Picture.distantTIFF, Picture.longGIF]) func `a header is found wherever in the file it lies`(
        bytes: [UInt8]
    ) throws {
        let server = try PictureServer { $0.answer(body: bytes) }
        let media = try #require(try folder.cache().fetched([server.url()]).first)
        #expect(media.facts.answer?.picture == ImageHeader(of: bytes).picture)
        #expect(media.content == Digest(of: bytes))
    }

    @Test func `a picture is read by its content, and its bytes are the origin's`() throws {
        let server = try PictureServer.ofPictures()
        let cache = try folder.cache()
        let content = try #require(cache.fetched([server.url("/3")]).first?.content)
        let picture = try #require(cache.picture(content))
        #expect(picture.bytes == PictureServer.picture("/3"))
        #expect(picture.format == .png)
        #expect(cache.picture(Digest(of: "another")) == nil)
    }

    @Test func `what has changed on the disk is not handed out, and fetched again`() throws {
        let server = try PictureServer.ofPictures()
        let cache = try folder.cache()
        let content = try #require(cache.fetched([server.url("/3")]).first?.content)
        let name = "tmp/pw_stories_cache/\(Digest(of: server.url("/3")).hex)"
        var bytes = try #require(folder.bytes(name))
        bytes[20] ^= 1
        try folder.write(bytes, to: name)
        #expect(cache.picture(content) == nil)
        #expect(cache.fetched([server.url("/3")]).map(\.content) == [content])
        #expect(cache.picture(content) != nil)
    }

    @Test func `the same bytes of many URLs lie on the disk once`() throws {
        let server = try PictureServer { $0.answer(body: PictureServer.picture("/1", byteCount: 1 << 20)) }
        let cache = try folder.cache(maxBytes: 3 << 20)
        let media = cache.fetched((0..<20).map { server.url("/\($0)") })
        #expect(Set(media.map(\.content)).count == 1)
        cache.stop()
        #expect(folder.files.count == 40)
    }

    @Test func `a folder that cannot be made is said so, and one in use too`() throws {
        #expect(throws: MediaCacheFailure.folderUnusable) {
            try MediaCache(path: "/proc/none", fetcher: Fetcher(rule: AddressRule()), now: { 0 })
        }
        let cache = try folder.cache()
        #expect(throws: MediaCacheFailure.folderInUse) { try folder.cache() }
        cache.stop()
        #expect(throws: Never.self) { try folder.cache() }
    }

    @Test func `a disk that takes nothing leaves what is known, and nothing half`() throws {
        let server = try PictureServer.ofPictures()
        let cache = try folder.cache()
        try folder.write([1], to: "tmp")
        let media = cache.fetched([server.url()])
        #expect(media.first?.facts.answer?.status == 200)
        #expect(media.first?.content == nil)
        cache.stop()
        #expect(folder.files == ["tmp"])
    }
}

extension Picture {
    /// With its directory at the end, where libtiff writes it.
    fileprivate static let distantTIFF: [UInt8] = {
        let near = tiff(640, 480, orientation: 6, hasAlpha: true, isLittle: true)
        return near[..<4] + little(300_000, 4) + [UInt8](repeating: 9, count: 299_992) + near[12...]
    }()

    /// With a first frame of some 500 kB.
    fileprivate static let longGIF: [UInt8] = {
        let short = gif(640, 480, frames: 2)
        // Behind the head, its palette, a control extension, and the frame up to its data.
        let dataStart = 13 + 12 + 8 + 17 + 1
        let row = [255] + [UInt8](repeating: 5, count: 255)
        return short[..<dataStart] + (0..<2000).flatMap { _ in row } + short[dataStart...]
    }()
}
