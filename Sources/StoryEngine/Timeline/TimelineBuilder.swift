/// Computes the timeline of a story (the behaviour's section 3).
struct TimelineBuilder {
    private let story: Story
    private let options: PreviewOptions
    private let samples: SamplePictures

    init(story: Story, options: PreviewOptions, samples: [String]) {
        self.story = story
        self.options = options
        self.samples = SamplePictures(paths: samples, imageURLs: story.pages.map(\.imageURL))
    }

    func timeline(payload: Payload, findings: [Finding]) -> Timeline {
        let alert = Alert(of: payload.device.root)
        let pages = pages()
        return Timeline(
            outcome: pages.isEmpty ? .fallback : .stories, options: options,
            notification: .init(
                title: alert.title, subtitle: alert.subtitle, body: alert.body, category: alert.category,
                mutableContent: alert.isMutable),
            gestures: .init(), crossfadeSeconds: options.crossfadeSeconds, pages: pages,
            totalDuration: pages.last?.end ?? 0, schedule: schedule(pages), fallbackBody: alert.body ?? "",
            delivery: .init(envelope: payload.envelope, bytes: payload.device.bytes), findings: findings)
    }

    private func pages() -> [Timeline.Page] {
        var seconds = 0.0
        return story.pages.enumerated().map { index, page in
            let start = seconds.roundedToNanoseconds
            seconds += max(page.duration, Self.minPageSeconds)
            return Timeline.Page(
                index: index, sourceIndex: page.sourceIndex, start: start, duration: page.duration,
                end: seconds.roundedToNanoseconds, imageURL: page.imageURL, media: samples[page.imageURL],
                title: page.title, subtitle: page.subtitle, buttonTitle: page.buttonTitle, link: page.link,
                showsButton: page.showsButton, elapsed: elapsed(index), next: next(index), previous: previous(index))
        }
    }

    /// Progress is elapsed / max(duration, 0.01), so no page is over sooner.
    private static let minPageSeconds = 0.01

    private func elapsed(_ index: Int) -> Timeline.Transition {
        guard isLast(index) else { return .init(to: index + 1, haptic: false, events: []) }
        return .init(to: options.loopsAfterLastPage ? 0 : nil, haptic: false, events: [.didFinish])
    }

    /// A tap on the last page loops without `didFinish`, or does nothing at all.
    private func next(_ index: Int) -> Timeline.Transition? {
        guard isLast(index) else { return .init(to: index + 1, haptic: options.hapticsEnabled, events: []) }
        return options.loopsAfterLastPage ? .init(to: 0, haptic: options.hapticsEnabled, events: []) : nil
    }

    private func previous(_ index: Int) -> Timeline.Transition {
        .init(to: max(index - 1, 0), haptic: options.hapticsEnabled, events: [])
    }

    private func isLast(_ index: Int) -> Bool {
        index == story.pages.count - 1
    }

    private func schedule(_ pages: [Timeline.Page]) -> [Timeline.ScheduledEvent] {
        guard let last = pages.last else {
            return [.init(at: 0, event: .didShowFallback, pageCount: nil, index: nil)]
        }
        return [.init(at: 0, event: .didStart, pageCount: pages.count, index: nil)]
            + pages.map { .init(at: $0.start, event: .didShow, pageCount: nil, index: $0.index) }
            + [.init(at: last.end, event: .didFinish, pageCount: nil, index: nil)]
    }
}

extension Timeline {
    /// The timeline of a text that is not JSON.
    static func unreadable(options: PreviewOptions, findings: [Finding]) -> Timeline {
        Timeline(
            outcome: .unreadable, options: options, notification: nil, gestures: .init(),
            crossfadeSeconds: options.crossfadeSeconds, pages: [], totalDuration: 0, schedule: [], fallbackBody: nil,
            delivery: nil, findings: findings)
    }
}

extension PreviewOptions {
    fileprivate var crossfadeSeconds: Double {
        crossfadesBetweenPages ? 0.3 : 0
    }
}

extension Double {
    fileprivate var roundedToNanoseconds: Double {
        (self * 1e9).rounded() / 1e9
    }
}
