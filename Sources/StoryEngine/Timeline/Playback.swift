/// Plays a timeline as the phone would: inputs in, callbacks out. The reference for every other player.
///
/// It holds no rule of its own about what follows an input: the timeline says so. What it adds is time, presses and
/// reasons to be paused. Simultaneous things happen in this order: the page's time is over, a press is recognised, the
/// input. Times are nanoseconds since the notification was received.
public struct Playback: Sendable {
    /// What reaches the player.
    public enum Input: Sendable, Equatable {
        /// A quick tap at a fraction of the width.
        case tap(Double)
        /// A finger comes down at a fraction of the width.
        case down(Double)
        /// The finger lifts.
        case up
        /// The page's button is tapped.
        case button
        /// The web page is hidden.
        case hide
        /// The web page is shown again.
        case show
    }

    /// What the player reports: a callback of the SDK, or a haptic.
    public struct Effect: Sendable, Equatable {
        /// The kinds of effect.
        public enum Kind: Sendable, Equatable {
            case didStart(pageCount: Int)
            case didShow(index: Int)
            case didTapAction(index: Int)
            case didFinish
            case didShowFallback
            case haptic
        }

        /// Nanoseconds since the notification was received.
        public let at: Int
        /// What is reported.
        public let kind: Kind
    }

    private enum Phase {
        case playing
        case stopped
        case finished
        case empty
    }

    private enum Pause {
        case hold
        case hidden
    }

    private struct Press {
        let x: Double
        let downAt: Int
        var isRecognised = false
    }

    private let timeline: Timeline
    private var phase = Phase.empty
    private var index = 0
    private var clock = 0
    /// How long the page has been played, at `clock`.
    private var elapsed = 0
    private var pauses: Set<Pause> = []
    private var press: Press?
    private var effects: [Effect] = []

    /// Receives the notification at time 0.
    public init(_ timeline: Timeline) {
        self.timeline = timeline
        switch timeline.outcome {
        case .stories:
            report(.didStart(pageCount: timeline.pages.count))
            show(0)
        case .fallback: report(.didShowFallback)
        case .unreadable: break
        }
    }

    /// When the player does something by itself, or nil where it waits for an input.
    public var nextDue: Int? {
        [pageEnd, recognition].compactMap(\.self).min()
    }

    /// What happened since this was last asked for.
    public mutating func takeEffects() -> [Effect] {
        defer { effects.removeAll(keepingCapacity: true) }
        return effects
    }

    /// Lets time pass up to and including `now`.
    public mutating func advance(to now: Int) {
        while let due = nextDue, due <= now {
            let pageIsOver = pageEnd == due
            move(to: due)
            if pageIsOver { follow(page.elapsed) } else { recognisePress() }
        }
        move(to: now)
    }

    /// Takes an input at `now`, after all that is due by then.
    public mutating func handle(_ input: Input, at now: Int) {
        advance(to: now)
        switch input {
        case .tap(let x) where press == nil: tap(at: x)
        case .down(let x) where press == nil: press = Press(x: x, downAt: now)
        case .tap, .down: break
        case .up: lift()
        case .button: tapButton()
        case .hide: pauses.insert(.hidden)
        case .show: pauses.remove(.hidden)
        }
    }
}

// MARK: - Time

extension Playback {
    private var page: Timeline.Page {
        timeline.pages[index]
    }

    private var isRunning: Bool {
        phase == .playing && pauses.isEmpty
    }

    private var pageEnd: Int? {
        isRunning ? clock + (page.end - page.start).nanoseconds - elapsed : nil
    }

    private var recognition: Int? {
        guard let press, !press.isRecognised else { return nil }
        return press.downAt + timeline.gestures.longPressSeconds.nanoseconds
    }

    private mutating func move(to now: Int) {
        if isRunning { elapsed += now - clock }
        clock = now
    }
}

// MARK: - Steps

extension Playback {
    private mutating func report(_ kind: Effect.Kind) {
        effects.append(Effect(at: clock, kind: kind))
    }

    private mutating func show(_ index: Int) {
        self.index = index
        elapsed = 0
        phase = .playing
        pauses.remove(.hold)
        report(.didShow(index: index))
    }

    private mutating func follow(_ transition: Timeline.Transition) {
        if transition.haptic { report(.haptic) }
        if transition.events.contains(.didFinish) { report(.didFinish) }
        if let to = transition.to { show(to) } else { phase = .finished }
    }

    private mutating func tap(at x: Double) {
        guard phase != .empty else { return }
        let transition = x < timeline.gestures.previousZoneEnd ? page.previous : page.next
        if let transition { follow(transition) }
    }

    private mutating func recognisePress() {
        press?.isRecognised = true
        if timeline.options.longPressToPauseEnabled, phase == .playing { pauses.insert(.hold) }
    }

    private mutating func lift() {
        guard let press else { return }
        self.press = nil
        if press.isRecognised { pauses.remove(.hold) } else { tap(at: press.x) }
    }

    private mutating func tapButton() {
        guard phase != .empty, page.showsButton else { return }
        report(.didTapAction(index: index))
        if phase == .playing { phase = .stopped }
        pauses.remove(.hold)
    }
}

extension Double {
    /// Seconds as whole nanoseconds.
    var nanoseconds: Int {
        Int((self * 1e9).rounded())
    }
}
