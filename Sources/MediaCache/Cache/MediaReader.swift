import StoryEngine

/// Fetches a picture as the phone does, and reads its header.
package struct MediaReader: Sendable {
    private let fetcher: Fetcher

    package init(fetcher: Fetcher) {
        self.fetcher = fetcher
    }

    /// What comes of a fetch; the picture itself is in memory until then.
    package func read(_ request: FetchRequest, _ watch: FetchWatch) throws(FetchFailure) -> MediaFacts {
        let (answer, bytes) = try fetcher.bytes(request, watch: watch)
        return facts(request, watch, answer, ByteSource(bytes))
    }

    /// What comes of a fetch; the picture itself goes to the disk.
    func read(_ request: FetchRequest, _ watch: FetchWatch, to draft: DraftWriter) throws(FetchFailure) -> MediaFacts {
        let answer = try fetcher.fetch(request, watch: watch) { draft.add($0) }
        return facts(request, watch, answer, draft.source)
    }

    private func facts(
        _ request: FetchRequest, _ watch: FetchWatch, _ answer: FetchAnswer, _ source: ByteSource
    ) -> MediaFacts {
        let picture = ImageHeader(of: source).picture
        var facts = MediaAnswer(status: answer.status, byteCount: answer.byteCount, picture: picture)
        facts.contentType = answer.headers["content-type"]
        facts.redirectCount = answer.redirectCount
        facts.isInsecure = answer.isInsecure
        facts.cacheControl = answer.headers["cache-control"]
        if answer.varies(by: "accept"), let format = browserFormat(request, watch), format != picture.format {
            facts.browserFormat = format
        }
        return .answered(facts)
    }

    /// What the server sends to a browser, from the beginning of it; nil where it sends nothing.
    private func browserFormat(_ request: FetchRequest, _ watch: FetchWatch) -> MediaFormat? {
        let beginning = Locked<[UInt8]>([])
        let enough = FetchWatch(isStopped: { watch.isStopped() || beginning.withLock { $0.count >= Self.enoughBytes } })
        let accept = FetchRequest.Header("Accept", "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8")
        // That it is stopped after the beginning, or fails behind it, does not matter.
        _ = try? fetcher.fetch(FetchRequest(request.url, headers: [accept]), watch: enough) { bytes in
            beginning.withLock { $0 += bytes }
        }
        let bytes = beginning.withLock { $0 }
        return bytes.isEmpty ? nil : ImageHeader(of: bytes).format
    }

    /// Of a picture, to know its format.
    private static let enoughBytes = 4 << 10
}

extension FetchAnswer {
    /// Whether the server says that the answer depends on a header of the request (RFC 9110, section 12.5.5).
    fileprivate func varies(by name: String) -> Bool {
        (headers["vary"] ?? "").lowercased().split(separator: ",").contains { $0.filter { $0 != " " } == name }
    }
}

extension MediaFailure {
    /// What a failed fetch says of the picture.
    package init(_ failure: FetchFailure) {
        self =
            switch failure {
            case .badURL: .badURL
            case .addressRefused: .addressRefused
            case .schemeRefused, .portRefused: .protocolRefused
            case .hostUnknown: .hostUnknown
            case .notReachable: .notReachable
            case .timedOut: .timedOut
            case .tlsFailed: .tlsFailed
            case .tooManyRedirects: .tooManyRedirects
            case .tooLarge: .tooLarge
            case .brokenAnswer: .brokenAnswer
            case .queueFull, .stopped: .notLooked
            }
    }
}
