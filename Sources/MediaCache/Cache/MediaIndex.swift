/// Which pictures are kept, how much room they take, and which goes first: the cache without its files.
struct MediaIndex: Sendable {
    private struct Entry {
        let media: Media
        /// Seconds since 1970, as marked on the disk.
        var markedAt: Int
        /// Grows with every use.
        var turn: Int
    }

    /// Bytes, which lie on the disk once, however many places have them.
    private struct Content {
        let byteCount: Int
        var places: Set<MediaPlace> = []

        var all: Int { room(for: places.count) }
        var held: Int { room(for: places.count { $0.container.isHeld }) }

        private func room(for count: Int) -> Int { count == 0 ? 0 : byteCount + count * MediaIndex.entryBytes }
    }

    private let maxBytes: Int
    private var entries: [MediaPlace: Entry] = [:]
    private var contents: [Digest: Content] = [:]
    private var lastTurn = 0
    /// What everything takes.
    private(set) var byteCount = 0
    /// What shares hold.
    private(set) var heldByteCount = 0

    init(maxBytes: Int) {
        self.maxBytes = maxBytes
    }

    /// What an entry takes besides its bytes: its record, and its part of the folders.
    static let entryBytes = 16 << 10

    func media(at place: MediaPlace) -> Media? { entries[place]?.media }

    /// A place that has these bytes.
    func place(of content: Digest) -> MediaPlace? { contents[content]?.places.first }

    /// What is kept in the containers that the condition chooses.
    func places(where isMeant: (MediaContainer) -> Bool) -> [MediaPlace] {
        entries.keys.filter { isMeant($0.container) }
    }

    mutating func insert(_ media: Media, at place: MediaPlace, markedAt seconds: Int) {
        remove(place)
        guard let content = media.content else { return }
        lastTurn += 1
        entries[place] = Entry(media: media, markedAt: seconds, turn: lastTurn)
        change(content) { kept in
            kept = kept ?? Content(byteCount: media.byteCount)
            kept?.places.insert(place)
        }
    }

    mutating func remove(_ place: MediaPlace) {
        guard let content = entries.removeValue(forKey: place)?.media.content else { return }
        change(content) { kept in
            kept?.places.remove(place)
            if kept?.places.isEmpty == true { kept = nil }
        }
    }

    /// Counts a use. True where it is to be marked on the disk, as the last mark is more than a minute old.
    mutating func use(_ place: MediaPlace, at seconds: Int) -> Bool {
        lastTurn += 1
        entries[place]?.turn = lastTurn
        guard let markedAt = entries[place]?.markedAt, seconds > markedAt + 60 else { return false }
        entries[place]?.markedAt = seconds
        return true
    }

    /// Where there is more than may be: the place whose last use is the longest ago, of those that no share holds.
    var nextToEvict: MediaPlace? {
        guard byteCount > maxBytes else { return nil }
        return entries.lazy.filter { !$0.key.container.isHeld }.min { $0.value.turn < $1.value.turn }?.key
    }

    /// Whether a share may hold this as well: shares together hold at most half, so that there is room for the others.
    func mayHold(_ media: Media) -> Bool {
        heldByteCount + Self.entryBytes + media.byteCount <= maxBytes / 2
    }

    private mutating func change(_ content: Digest, _ body: (inout Content?) -> Void) {
        let before = contents[content]
        body(&contents[content])
        let after = contents[content]
        byteCount += (after?.all ?? 0) - (before?.all ?? 0)
        heldByteCount += (after?.held ?? 0) - (before?.held ?? 0)
    }
}
