import ShareStore
import StoryEngine
import WebServer

/// Share pages as they were made last, so that opening one needs no store. This process alone writes the store, and
/// every write to a share is told here.
final class PageMemory: Sendable {
    struct Key: Hashable, Sendable {
        /// As the path gives it: what is no share's name is never kept.
        let id: String
        /// As the query names it; nil: the latest.
        let version: Int?
        let language: Language
        let isEmbedded: Bool
        let origin: String
    }

    /// A class, so that a use is noted without looking it up again. `@unchecked`, because only the lock shows that no
    /// two threads touch it at once.
    private final class Page: @unchecked Sendable {
        let response: PreparedResponse
        /// Readers may not see it from then on.
        let end: UnixTime?
        var lastUse: Int

        init(_ response: PreparedResponse, end: UnixTime?, lastUse: Int) {
            self.response = response
            self.end = end
            self.lastUse = lastUse
        }
    }

    private struct Pages: Sendable {
        var pages: [Key: Page] = [:]
        var byteCount = 0
        var uses = 0
        var writes = 0
    }

    private let maxBytes: Int
    private let memory = Guarded(Pages())

    init(maxBytes: Int = 32 * 1024 * 1024) {
        self.maxBytes = maxBytes
    }

    func page(_ key: Key, at now: UnixTime) -> PreparedResponse? {
        memory.withLock { memory in
            guard let page = memory.pages[key], page.end.map({ $0 > now }) ?? true else { return nil }
            memory.uses += 1
            page.lastUse = memory.uses
            return page.response
        }
    }

    /// To be asked before a page is made from the store.
    var writes: Int { memory.withLock { $0.writes } }

    /// Keeps a page, unless a share was written since its making began.
    func keep(_ response: PreparedResponse, until end: UnixTime?, as key: Key, since writes: Int) {
        guard response.byteCount <= maxBytes / 8 else { return }
        memory.withLock { memory in
            guard memory.writes == writes else { return }
            Self.remove(key, &memory)
            memory.uses += 1
            memory.pages[key] = Page(response, end: end, lastUse: memory.uses)
            memory.byteCount += response.byteCount
            if memory.byteCount > maxBytes { Self.makeRoom(to: maxBytes / 4 * 3, &memory) }
        }
    }

    /// A share was written.
    func forget(_ id: ShareID) {
        memory.withLock { memory in
            memory.writes += 1
            for key in memory.pages.keys where key.id == id.text { Self.remove(key, &memory) }
        }
    }

    private static func remove(_ key: Key, _ memory: inout Pages) {
        memory.byteCount -= memory.pages.removeValue(forKey: key)?.response.byteCount ?? 0
    }

    private static func makeRoom(to byteCount: Int, _ memory: inout Pages) {
        for key in memory.pages.sorted(by: { $0.value.lastUse < $1.value.lastUse }).map(\.key) {
            if memory.byteCount <= byteCount { return }
            remove(key, &memory)
        }
    }
}
