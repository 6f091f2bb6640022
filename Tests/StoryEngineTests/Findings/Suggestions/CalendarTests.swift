import Foundation
import Testing
import TestSupport

@testable import StoryEngine

struct CalendarTests {
    @Test(arguments: [
        ("19700101T000000Z", 0), ("2026-06-01T12:00:00Z", 1_780_315_200), ("2026-06-01 12:00", 1_780_315_200),
        ("2026-06-01 12:00:30", 1_780_315_230), ("2026-06-01", 1_780_272_000), ("20000229T000000Z", 951_782_400),
        ("2026-06-01T12:00:00.999Z", 1_780_315_200), ("9999-12-31T23:59:59Z", Calendar.maxSeconds - 1),
    ])
    func `a date is read to the second`(text: String, seconds: Int) {
        #expect(Calendar.seconds(text) == seconds)
    }

    @Test(arguments: [
        "", "now", "2026", "2026-13-01", "2026-00-10", "2026-02-29", "2100-02-29", "2026-04-31", "2026-06-01 24:00",
        "2026-06-01 12:60", "2026-06-01 12:00:60", "1969-12-31", "31-12-2026", "2026-06-01T12:00:00+05:00",
        "2026-06-01T12:00:00-05:00", "2026-06-01T12:00-05", "٢٠٢٦-٠٦-٠١", "2026-06-01x",
        String(repeating: "2", count: 33),
        "99999999999999999999", "2026-06-01T12:00:00.99999999999999999999",
    ])
    func `what is no date, or one with an offset, is none`(text: String) {
        #expect(Calendar.seconds(text) == nil)
    }

    @Test func `dates agree with Foundation's, there and back`() {
        var calendar = Foundation.Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let seconds = Int.random(in: 0..<Calendar.maxSeconds, using: &random) / 60 * 60
            let date = calendar.dateComponents(
                [.year, .month, .day, .hour, .minute], from: Date(timeIntervalSince1970: Double(seconds)))
            let text = String(
                format: "%04d-%02d-%02d %02d:%02d", date.year ?? 0, date.month ?? 0, date.day ?? 0, date.hour ?? 0,
                date.minute ?? 0)
            #expect(Calendar.text(seconds) == text)
            #expect(Calendar.seconds(text) == seconds)
        }
    }

    @Test(arguments: [(Int.min, "1970-01-01 00:00"), (-1, "1970-01-01 00:00"), (Int.max, "9999-12-31 23:59")])
    func `seconds beyond the calendar are held to its ends`(seconds: Int, text: String) {
        #expect(Calendar.text(seconds) == text)
    }
}
