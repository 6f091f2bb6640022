import Foundation
import StoryEngine
import Testing

@testable import MediaCache

/// A folder for a test's caches, which is gone afterwards.
final class CacheFolder: Sendable {
    let url = FileManager.default.temporaryDirectory.appending(path: "media-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path }

    /// The paths of all files but the lock, below the folder.
    var files: Set<String> {
        let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return Set(paths.filter { !isFolder($0) && $0 != "lock" })
    }

    private func isFolder(_ name: String) -> Bool {
        (try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.type] as? FileAttributeType)
            == .typeDirectory
    }

    func bytes(_ name: String) -> [UInt8]? { (try? Data(contentsOf: url.appending(path: name))).map(Array.init) }

    func write(_ bytes: [UInt8], to name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// The folder as a running process would leave it if it ended now.
    func copy() throws -> CacheFolder {
        let copy = CacheFolder()
        try FileManager.default.copyItem(at: url, to: copy.url)
        return copy
    }

    func cache(maxBytes: Int = 2 << 30, now: @escaping @Sendable () -> Int = { 1_800_000_000 }) throws -> MediaCache {
        try MediaCache(path: path, maxBytes: maxBytes, fetcher: Fetcher(allows: { _ in true }), now: now)
    }
}

extension MediaCache {
    /// Fetches, and waits until all are there.
    func fetched(_ urls: [String], in container: MediaContainer = .group(nil), maxAge: Int = .max) -> [Media] {
        let result = Locked<[Media]?>(nil)
        prefetch(urls, in: container, maxAge: maxAge) { media in result.withLock { $0 = media } }
        result.wait { $0 != nil }
        return result.withLock { $0 } ?? []
    }
}

extension PictureServer {
    /// Answers every path with a picture whose width is the number in it, of this many bytes at least.
    static func ofPictures(byteCount: Int = 0) throws -> PictureServer {
        try PictureServer { visit in visit.answer(body: picture(visit.path, byteCount: byteCount)) }
    }

    static func picture(_ path: String, byteCount: Int = 0) -> [UInt8] {
        let picture = Picture.png(Int(path.filter(\.isNumber)) ?? 1, 10)
        return picture + [UInt8](repeating: 7, count: max(0, byteCount - picture.count))
    }
}
