/// All that happens when a payload is shown: what, when, with which callback, with or without a haptic.
///
/// A player needs no rule besides: it looks up what follows each input.
public struct Timeline: Sendable {
    /// What becomes of the payload.
    public enum Outcome: String, Sendable {
        /// The story plays.
        case stories
        /// The phone shows the alert's body instead.
        case fallback
        /// The text is not JSON, so nothing could be sent.
        case unreadable
    }

    /// What becomes of the payload.
    public let outcome: Outcome
    /// The options that the story is shown with.
    public let options: PreviewOptions
    /// The notification around the story; nil where the text is unreadable.
    public let notification: Notification?
    /// Where and how long a finger must rest to mean something.
    public let gestures: Gestures
    /// Seconds that pages take to dissolve into each other; 0 without.
    public let crossfadeSeconds: Double
    /// The pages that are shown, in order.
    public let pages: [Page]
    /// Seconds that the whole story takes, to the nanosecond.
    public let totalDuration: Double
    /// The callbacks of one undisturbed lap.
    public let schedule: [ScheduledEvent]
    /// The text that stands in for the story; nil where the text is unreadable.
    public let fallbackBody: String?
    /// How the payload reaches the phone; nil where the text is unreadable.
    public let delivery: Delivery?
    /// What the phone will do to each mistake in the payload.
    public internal(set) var findings: [Finding]

    /// What the notification itself says.
    public struct Notification: Sendable {
        /// The alert's title.
        public let title: String?
        /// The alert's subtitle.
        public let subtitle: String?
        /// The alert's body.
        public let body: String?
        /// The category that opens the extension.
        public let category: String?
        /// Whether the service extension may prefetch.
        public let mutableContent: Bool
    }

    /// Where a tap leads back, and from when on it is a press.
    public struct Gestures: Sendable {
        /// Taps left of this fraction of the width go back; physical, also in a right-to-left interface.
        public let previousZoneEnd = 1.0 / 3.0
        /// Seconds from which a touch is a press and never navigates.
        public let longPressSeconds = 0.25
    }

    /// One page and what follows it.
    public struct Page: Sendable {
        /// Its place among the pages shown.
        public let index: Int
        /// Its place in the payload's own array.
        public let sourceIndex: Int
        /// Seconds from the story's start to the page's, to the nanosecond.
        public let start: Double
        /// The seconds that the phone gives it, unrounded.
        public let duration: Double
        /// Seconds from the story's start to the page's end, to the nanosecond.
        public let end: Double
        /// The picture's URL, as in the payload.
        public let imageURL: String
        /// What to load in its place: our own picture for a host reserved for examples.
        public let media: String?
        /// The title.
        public let title: String?
        /// The subtitle.
        public let subtitle: String?
        /// The button's words.
        public let buttonTitle: String?
        /// What the button opens.
        public let link: String?
        /// Whether the button is there.
        public let showsButton: Bool
        /// What follows when its time is over.
        public let elapsed: Transition
        /// What follows a tap outside the left third; nil where nothing at all happens.
        public let next: Transition?
        /// What follows a tap on the left third.
        public let previous: Transition
    }

    /// A step of the playback. Entering a page always calls `didShow`, so that is not listed.
    public struct Transition: Sendable, Equatable {
        /// The page that is shown, from its start; nil where playback ends.
        public let to: Int?
        /// Whether a haptic plays.
        public let haptic: Bool
        /// The callbacks before the page is shown.
        public let events: [Event]
    }

    /// The SDK's callbacks.
    public enum Event: String, Sendable {
        case didStart
        case didShow
        case didTapAction
        case didFinish
        case didShowFallback
    }

    /// A callback and its moment, in seconds to the nanosecond.
    public struct ScheduledEvent: Sendable, Equatable {
        /// Seconds since the notification was received.
        public let at: Double
        /// The callback.
        public let event: Event
        /// How many pages there are, with `didStart`.
        public let pageCount: Int?
        /// Which page, with `didShow`.
        public let index: Int?
    }

    /// How the payload reaches the phone.
    public struct Delivery: Sendable {
        /// APNs refuses payloads above this many bytes.
        public static let limit = 4096

        /// The shape in which the payload was given.
        public let envelope: Envelope
        /// How many bytes the device payload takes, minified.
        public let bytes: ClosedRange<Int>
    }
}
