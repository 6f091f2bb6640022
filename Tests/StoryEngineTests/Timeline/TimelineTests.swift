import Testing

@testable import StoryEngine

struct TimelineTests {
    private let three = device(pages: "", "", "")

    @Test func `a middle page leads on and back`() throws {
        let page = try timeline(three).pages[1]
        #expect(page.elapsed == .init(to: 2, haptic: false, events: []))
        #expect(page.next == .init(to: 2, haptic: false, events: []))
        #expect(page.previous == .init(to: 0, haptic: false, events: []))
    }

    @Test func `the first page leads back to its own start`() throws {
        #expect(try timeline(three).pages[0].previous == .init(to: 0, haptic: false, events: []))
    }

    @Test func `the last page finishes by time, and a tap on it does nothing`() throws {
        let page = try timeline(three).pages[2]
        #expect(page.elapsed == .init(to: nil, haptic: false, events: [.didFinish]))
        #expect(page.next == nil)
    }

    @Test func `a looping story finishes by time only and starts over`() throws {
        let page = try timeline(three) { $0.loopsAfterLastPage = true }.pages[2]
        #expect(page.elapsed == .init(to: 0, haptic: false, events: [.didFinish]))
        #expect(page.next == .init(to: 0, haptic: false, events: []))
    }

    @Test func `haptics belong to taps`() throws {
        let page = try timeline(three) {
            $0.hapticsEnabled = true
            $0.loopsAfterLastPage = true
        }.pages[2]
        #expect(page.elapsed.haptic == false)
        #expect(page.next?.haptic == true)
        #expect(page.previous.haptic == true)
    }

    @Test func `sums are exact to the nanosecond`() throws {
        let tenths = try timeline(device(pages: #""duration": 0.1"#, #""duration": 0.1"#, #""duration": 0.1"#))
        #expect(tenths.pages.map(\.end) == [0.1, 0.2, 0.3])
        let many = #""duration": 0.7"#
        let text =
            "[" + Array(repeating: #"{"image": "https://a.test/x", \#(many)}"#, count: 1000).joined(separator: ",")
            + "]"
        #expect(try timeline(text).totalDuration == 700)
    }

    @Test func `the schedule is one lap`() throws {
        let schedule = try timeline(device(pages: #""duration": 2"#, "")) { $0.loopsAfterLastPage = true }.schedule
        #expect(schedule.map(\.event) == [.didStart, .didShow, .didShow, .didFinish])
        #expect(schedule.map(\.at) == [0, 0, 2, 7])
        #expect(schedule.map(\.index) == [nil, 0, 1, nil])
    }

    @Test func `a fallback has one callback and no page`() throws {
        let timeline = try timeline(#"{"aps": {"alert": "Only a text"}}"#)
        #expect(timeline.outcome == .fallback)
        #expect(timeline.schedule == [.init(at: 0, event: .didShowFallback, pageCount: nil, index: nil)])
        #expect(timeline.fallbackBody == "Only a text")
        #expect(timeline.pages.isEmpty)
    }

    @Test func `an unreadable text has neither notification nor fallback`() throws {
        let timeline = try timeline("{")
        #expect(timeline.outcome == .unreadable)
        #expect(timeline.schedule.isEmpty)
        #expect(timeline.notification == nil)
        #expect(timeline.fallbackBody == nil)
        #expect(timeline.delivery == nil)
    }

    @Test func `a fade takes three tenths of a second where it is on`() throws {
        #expect(try timeline(three).crossfadeSeconds == 0)
        #expect(try timeline(three) { $0.crossfadesBetweenPages = true }.crossfadeSeconds == 0.3)
    }

    @Test func `example hosts get our pictures, the same one for the same URL`() throws {
        let urls = [
            "https://a.example/1", "https://real.test/x", "https://a.example/2", "https://a.example/1",
            "https://a.example/3",
        ]
        let text = "[" + urls.map { #"{"image": "\#($0)"}"# }.joined(separator: ",") + "]"
        let media = try Timeline(
            of: Array(text.utf8), options: .init(), surroundings: PreviewSurroundings(samples: ["/a", "/b"])
        ).pages.map(\.media)
        #expect(media == ["/a", nil, "/b", "/a", "/a"])
    }
}
