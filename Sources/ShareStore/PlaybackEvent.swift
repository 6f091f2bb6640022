/// What a share page reports.
package enum PlaybackEvent: Equatable, Sendable {
    /// The page was opened; counts once a session.
    case opened
    /// Pages count from 0.
    case shown(page: Int)
    case tapped(page: Int)
    /// The story was seen to its end; counts once a session.
    case finished
    /// The alert's body was shown in place of a story; counts once a session.
    case fellBack
}

/// Events that were sent together.
package struct EventBatch: Sendable {
    /// A random text that the page makes up when it is opened.
    package var session: String
    /// Counts the session's batches. One that arrives again counts once.
    package var sequence: Int
    package var version: Int
    package var events: [PlaybackEvent]

    package init(session: String, sequence: Int, version: Int, events: [PlaybackEvent]) {
        self.session = session
        self.sequence = sequence
        self.version = version
        self.events = events
    }
}
