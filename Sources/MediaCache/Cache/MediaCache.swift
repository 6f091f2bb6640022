import StoryEngine

/// Keeps pictures as the SDK keeps them: the original bytes under `pw_stories_cache/` and the SHA-256 of the URL, in the
/// folder of an App Group or a temporary one, without an end. What shares hold is apart from that, and stays.
///
/// Survives restarts and crashes. The folder belongs to one process.
package final class MediaCache: Sendable {
    private struct State: Sendable {
        var index: MediaIndex
        /// What was fetched and could not be kept, as long as the process runs.
        var misses: [MediaPlace: Media] = [:]
    }

    /// What came of a fetch, with what can be kept of it.
    private struct Reading: Sendable {
        let facts: MediaFacts
        let picture: Draft?
        let content: Digest?

        init(
            _ request: FetchRequest, _ watch: FetchWatch, _ reader: MediaReader, _ folder: MediaFolder
        ) throws(FetchFailure) {
            let draft = folder.newDraft()
            if let draft {
                facts = try reader.read(request, watch, to: draft)
            } else {
                facts = try reader.read(request, watch)
            }
            let kept = facts.answer?.picture.isUsable == true ? draft?.finish() : nil
            (picture, content) = (kept?.draft, kept?.digest)
        }
    }

    private let folder: MediaFolder
    private let state: Locked<State>
    private let queue: FetchQueue<Reading>
    private let now: @Sendable () -> Int

    /// Opens the cache, and reads what earlier runs left.
    ///
    /// - Parameters:
    ///   - path: The folder, which is made where it is not there.
    ///   - maxBytes: How much it may hold; what was used the longest ago goes first.
    ///   - fetcher: How pictures come.
    ///   - now: Seconds since 1970.
    /// - Throws: `MediaCacheFailure` where the folder cannot be worked with.
    package init(
        path: String, maxBytes: Int = 2 << 30, fetcher: Fetcher, now: @escaping @Sendable () -> Int
    ) throws(MediaCacheFailure) {
        folder = try MediaFolder(path)
        var index = MediaIndex(maxBytes: maxBytes)
        folder.load(into: &index)
        state = Locked(State(index: index))
        queue = FetchQueue { [folder, reader = MediaReader(fetcher: fetcher)] request, watch throws(FetchFailure) in
            try Reading(request, watch, reader, folder)
        }
        self.now = now
        makeRoom()
    }

    /// Ends all fetches, and gives the folder free. Nothing may be asked afterwards.
    package func stop() {
        queue.stop()
        folder.release()
    }

    // MARK: Fetching

    /// Fetches all pictures as the SDK's prefetcher does, a few at a time; those that are known are not fetched again,
    /// but for those that failed more than a minute ago. Blocks nobody. The closures are called on the queue's threads,
    /// or on the caller's for what is known, and for what finds the queue full.
    ///
    /// - Parameters:
    ///   - urls: As they stand in the payload; each is fetched once.
    ///   - container: Where they are kept.
    ///   - maxAge: What was fetched longer ago, in seconds, is fetched again.
    ///   - onProgress: How far a fetch is; often.
    ///   - onMedia: Each picture as it arrives, in no order.
    ///   - completion: Called once at the end, with all of them in the order of the URLs.
    package func prefetch(
        _ urls: [String], in container: MediaContainer, maxAge: Int = .max,
        onProgress: @escaping @Sendable (String, FetchProgress) -> Void = { _, _ in },
        onMedia: @escaping @Sendable (Media) -> Void = { _ in },
        completion: @escaping @Sendable ([Media]) -> Void
    ) {
        let urls = urls.withoutRepetition
        guard !urls.isEmpty else { return completion([]) }
        let fetch: Prefetch.Fetch = { [self] url, arrived in
            self.fetch(url, in: container, maxAge: maxAge, onProgress: { onProgress(url, $0) }) { media in
                onMedia(media)
                arrived(media)
            }
        }
        Prefetch(urls, fetch: fetch, completion: completion).start()
    }

    private func fetch(
        _ url: String, in container: MediaContainer, maxAge: Int,
        onProgress: @escaping @Sendable (FetchProgress) -> Void, completion: @escaping @Sendable (Media) -> Void
    ) {
        let place = MediaPlace(url, in: container)
        if let known = known(place, maxAge: maxAge) { return completion(known) }
        queue.submit(FetchRequest(url), onProgress: onProgress) { [self] outcome in
            switch outcome {
            case .success(let reading): completion(keep(reading, of: url, in: container))
            case .failure(let failure): completion(miss(.failed(MediaFailure(failure)), of: url, in: container))
            }
        }
    }

    private func known(_ place: MediaPlace, maxAge: Int) -> Media? {
        let seconds = now()
        return state.withLock { state in
            guard let media = state.misses[place] ?? state.index.media(at: place) else { return nil }
            let most = media.content == nil ? min(maxAge, Self.missSeconds) : maxAge
            guard seconds - media.fetchedAt <= most else { return nil }
            use(place, at: seconds, &state)
            return media
        }
    }

    /// How long a failure is believed.
    private static let missSeconds = 60

    /// What is known of a picture, without fetching.
    package func media(_ url: String, in container: MediaContainer) -> Media? {
        let place = MediaPlace(url, in: container)
        return state.withLock { $0.misses[place] ?? $0.index.media(at: place) }
    }

    private func keep(_ reading: Reading, of url: String, in container: MediaContainer) -> Media {
        let media = Media(url: url, fetchedAt: now(), facts: reading.facts, content: reading.content)
        guard let picture = reading.picture, keep(picture, media, at: MediaPlace(url, in: container)) else {
            return miss(reading.facts, of: url, in: container)
        }
        makeRoom()
        return media
    }

    /// False where the disk is full or fails.
    private func keep(_ picture: Draft, _ media: Media, at place: MediaPlace) -> Bool {
        guard let record = MediaRecord.bytes(of: media).flatMap(folder.draft) else { return false }
        let isKept = state.withLock { state in
            // The same bytes lie on the disk once.
            let other = media.content.flatMap { state.index.place(of: $0) }
            let isThere = other.map { folder.link($0.picturePath, as: place.picturePath) } ?? false
            guard isThere || folder.commit(picture, as: place.picturePath), folder.commit(record, as: place.recordPath)
            else { return false }
            folder.mark(place.recordPath, at: media.fetchedAt)
            state.misses[place] = nil
            state.index.insert(media, at: place, markedAt: media.fetchedAt)
            return true
        }
        folder.syncFolder(of: place.picturePath)
        folder.syncFolder(of: place.recordPath)
        return isKept
    }

    /// What was kept before stays on the disk, but is not what is known now.
    private func miss(_ facts: MediaFacts, of url: String, in container: MediaContainer) -> Media {
        let media = Media(url: url, fetchedAt: now(), facts: facts, content: nil)
        let place = MediaPlace(url, in: container)
        guard facts != .failed(.notLooked) else { return media }
        state.withLock { state in
            if state.misses.count >= Self.maxMisses { state.misses = [:] }
            state.misses[place] = media
        }
        return media
    }

    private static let maxMisses = 1000

    private func makeRoom() {
        state.withLock { state in
            while let place = state.index.nextToEvict { remove(place, from: &state) }
        }
    }

    private func remove(_ place: MediaPlace, from state: inout State) {
        state.index.remove(place)
        folder.remove(place.recordPath)
        folder.remove(place.picturePath)
    }

    /// What all that is kept takes.
    package var byteCount: Int { state.withLock { $0.index.byteCount } }

    // MARK: Pictures

    /// The bytes of a picture that is kept somewhere, with its format; nil where there is none. Counts as a use. Reads
    /// a file, so it is not for an event loop.
    package func picture(_ content: Digest) -> (bytes: [UInt8], format: MediaFormat)? {
        // A place may get other bytes before it is read.
        for _ in 0..<3 {
            guard let (place, media) = state.withLock({ use(content, &$0) }) else { return nil }
            if let bytes = folder.read(place.picturePath, upTo: media.byteCount), Digest(of: bytes) == content,
                let format = media.facts.answer?.picture.format
            {
                return (bytes, format)
            }
            // What the disk has lost or changed is fetched again.
            state.withLock { if $0.index.media(at: place) == media { remove(place, from: &$0) } }
        }
        return nil
    }

    private func use(_ content: Digest, _ state: inout State) -> (MediaPlace, Media)? {
        guard let place = state.index.place(of: content), let media = state.index.media(at: place) else { return nil }
        use(place, at: now(), &state)
        return (place, media)
    }

    private func use(_ place: MediaPlace, at seconds: Int, _ state: inout State) {
        if state.index.use(place, at: seconds) { folder.mark(place.recordPath, at: seconds) }
    }

    // MARK: Shares

    /// Lets a share hold what is kept of these pictures, so that neither the origin nor the size limit takes it away.
    /// Writes to the disk, so it is not for an event loop.
    ///
    /// - Returns: What the share now holds; what is not kept, or finds no room, is left out.
    package func hold(_ urls: [String], of container: MediaContainer, in share: MediaContainer) -> [Media] {
        precondition(share.isHeld, "Only shares hold.")
        let held = urls.withoutRepetition.compactMap { url -> (MediaPlace, Media)? in
            let (source, place) = (MediaPlace(url, in: container), MediaPlace(url, in: share))
            return state.withLock { state in
                guard let media = state.index.media(at: source), state.index.mayHold(media),
                    folder.link(source.picturePath, as: place.picturePath),
                    folder.link(source.recordPath, as: place.recordPath)
                else { return nil }
                state.index.insert(media, at: place, markedAt: media.fetchedAt)
                return (place, media)
            }
        }
        if let place = held.first?.0 {
            folder.syncFolder(of: place.picturePath)
            folder.syncFolder(of: place.recordPath)
        }
        makeRoom()
        return held.map(\.1)
    }

    /// Lets go of all that the versions of a share hold.
    package func drop(share id: String) {
        state.withLock { state in
            for place in state.index.places(where: { $0.shareID == id }) { remove(place, from: &state) }
        }
    }

    /// The shares that hold something; those that the store no longer knows are to be dropped.
    package var shareIDs: Set<String> {
        state.withLock { Set($0.index.places { $0.isHeld }.compactMap(\.container.shareID)) }
    }
}

extension [String] {
    fileprivate var withoutRepetition: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
