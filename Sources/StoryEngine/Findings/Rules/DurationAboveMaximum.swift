/// A `duration` above the most that a page stays (the behaviour's section 2).
enum DurationAboveMaximum: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for (number, duration, seconds) in inspection.durations
        where seconds > StoryPage.maxDuration && seconds.isFinite {
            findings.report(
                .durationAboveMaximum, .warning, at: duration, .durationAboveMaximum, .number(number),
                .text(duration.digits), onPhone: .maxDuration,
                fixes: [.offered(.writeNumber, [.text("30")], Fix.Edit(duration.range, "30"))])
        }
    }
}
