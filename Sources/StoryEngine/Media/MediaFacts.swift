/// What fetching a picture, and reading its header, found out.
public enum MediaFacts: Sendable, Equatable {
    /// A server answered, with a picture or with something else.
    case answered(MediaAnswer)
    /// There is no answer.
    case failed(MediaFailure)

    /// The answer, where there is one.
    public var answer: MediaAnswer? {
        if case .answered(let answer) = self { answer } else { nil }
    }
}

/// Why there is no answer.
public enum MediaFailure: String, Sendable, CaseIterable {
    /// The URL names no host that could be asked.
    case badURL
    /// The host, or one that it redirects to, has an address that not all of the internet can reach.
    case addressRefused
    /// It leads to a port or a scheme of another protocol.
    case protocolRefused
    /// The host's name has no address.
    case hostUnknown
    /// No address of the host took the connection.
    case notReachable
    /// The picture did not arrive within 10 seconds.
    case timedOut
    /// No encrypted connection came about that could be trusted.
    case tlsFailed
    /// More than 3 redirects.
    case tooManyRedirects
    /// The picture has more than 8 MiB.
    case tooLarge
    /// What came is no answer of a web server, or only half of one.
    case brokenAnswer
    /// Nobody looked, as too many were waiting or the program ended: nothing is known, and no finding comes of it.
    case notLooked
}

/// What a server answered, and what it holds.
public struct MediaAnswer: Sendable, Equatable {
    /// The HTTP status. The phone does not look at it.
    public var status: Int
    /// As it was sent. The phone does not look at it.
    public var contentType: String?
    /// How many redirects led to it.
    public var redirectCount: Int
    /// Whether a URL on the way, or the first, was plain http.
    public var isInsecure: Bool
    /// As it was sent.
    public var cacheControl: String?
    /// The bytes of the body, decoded.
    public var byteCount: Int
    /// What the body is.
    public var picture: MediaPicture
    /// What a browser gets, where the server sends something else to browsers by their `Accept`.
    public var browserFormat: MediaFormat?

    /// An answer of this status and body, without anything else that would be of note.
    public init(status: Int = 200, byteCount: Int, picture: MediaPicture) {
        self.status = status
        self.byteCount = byteCount
        self.picture = picture
        redirectCount = 0
        isInsecure = false
    }
}

/// What a file's header says of it.
public struct MediaPicture: Sendable, Equatable {
    /// By content.
    public var format: MediaFormat
    /// In pixels, as it stands on the screen, orientation applied; nil where the header does not say (SVG, HTML, a
    /// broken picture).
    public var size: Size?
    /// Whether it has more than one frame; the phone shows the first.
    public var isAnimated: Bool
    /// Whether pixels may be transparent; the area under them is black.
    public var hasTransparency: Bool

    /// Width and height in pixels, each at least 1.
    public struct Size: Sendable, Equatable {
        /// From left to right.
        public let width: Int
        /// From top to bottom.
        public let height: Int

        /// A size; nil where a side has no length.
        public init?(_ width: Int, _ height: Int) {
            guard width > 0, height > 0 else { return nil }
            self.width = width
            self.height = height
        }

        /// Whether decoding it would take more memory than is reasonable: more than 50 million pixels.
        public var isTooLarge: Bool {
            let (pixels, isBeyond) = width.multipliedReportingOverflow(by: height)
            return isBeyond || pixels > 50_000_000
        }
    }

    /// A picture that stands still, without transparency.
    public init(_ format: MediaFormat, _ size: Size?) {
        self.format = format
        self.size = size
        isAnimated = false
        hasTransparency = false
    }

    /// Whether it can be kept and shown: a picture, with a size that is reasonable.
    public var isUsable: Bool {
        guard let size else { return false }
        return format.isShown && !size.isTooLarge
    }
}
