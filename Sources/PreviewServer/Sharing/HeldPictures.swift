import MediaCache
import ShareStore
import StoryEngine

/// The pictures of shares: fetched when a version is made, and shown from then on in place of what their addresses may
/// send by now, so that nobody approves one thing and gets another.
struct HeldPictures: Sendable {
    /// What the preview showed a moment ago is what is shared.
    private static let newSeconds = 60
    /// So long nobody asks an origin again whether its picture is still the same.
    private static let checkedSeconds = 3600

    let cache: MediaCache
    let pages: PageMemory

    /// Fetches and holds a version's pictures; blocks nobody.
    func hold(_ timeline: [UInt8], of id: ShareID, version: Int) {
        guard let story = StoredTimeline(timeline) else { return }
        let (urls, group) = (story.addresses, story.group)
        cache.prefetch(urls, in: group, maxAge: Self.newSeconds) { [cache, pages] _ in
            if !cache.hold(urls, of: group, in: Self.place(id, version)).isEmpty { pages.forget(id) }
        }
    }

    /// The timeline document as it is shown: `media` names what is held of each page.
    func timeline(_ timeline: [UInt8], of id: ShareID, version: Int) -> [UInt8] {
        timeline.withMedia { page in
            page.media ?? cache.media(page.imageURL, in: Self.place(id, version)).flatMap(MediaName.init)?.path
        }
    }

    /// Asks the origins again, unless that was done lately, and tells which of them have changed since, by their URL.
    func changes(
        _ timeline: [UInt8], of id: ShareID, version: Int,
        completion: @escaping @Sendable ([String: Media.Change]) -> Void
    ) {
        guard let story = StoredTimeline(timeline) else { return completion([:]) }
        var held: [String: Media] = [:]
        for url in story.pages.map(\.imageURL) { held[url] = cache.media(url, in: Self.place(id, version)) }
        cache.prefetch(held.keys.sorted(), in: story.group, maxAge: Self.checkedSeconds) { [held] now in
            completion(held.mapValues { kept in now.first { $0.url == kept.url }.map(kept.change) ?? .unknown })
        }
    }

    /// Lets go of what belongs to shares that are gone.
    func dropStrangers(to store: any ShareStore) {
        for text in cache.shareIDs {
            guard let id = ShareID(text), let outcome = try? store.share(id) else { continue }
            if case .refused(.notFound) = outcome { cache.drop(share: text) }
        }
    }

    private static func place(_ id: ShareID, _ version: Int) -> MediaContainer { .share(id.text, version: version) }
}

extension StoredTimeline {
    /// Of the pictures that come from elsewhere.
    var addresses: [String] { pages.filter { $0.media == nil }.map(\.imageURL) }

    /// Where the preview keeps them.
    var group: MediaContainer { .group(appGroupIdentifier) }
}

extension [UInt8] {
    /// A timeline document whose pages have what the closure gives as their `media`.
    func withMedia(_ media: (StoredTimeline.Page) -> String?) -> [UInt8] {
        guard let json = try? JSONReader.read(self), case .array(let pages) = json["pages"]?.content else {
            return self
        }
        var (filled, end) = ([UInt8](), 0)
        for page in pages {
            guard let place = page["media"] else { continue }
            filled +=
                self[end..<place.range.lowerBound] + Array((media(StoredTimeline.Page(page))?.json ?? "null").utf8)
            end = place.range.upperBound
        }
        return filled + self[end...]
    }
}
