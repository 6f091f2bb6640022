/// A `duration` of less than a second.
enum DurationVeryShort: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for (number, duration, seconds) in inspection.durations where seconds > 0 && seconds < 1 {
            findings.report(
                .durationVeryShort, .note, at: duration, .durationVeryShort, .number(number), .text(duration.digits),
                onPhone: .hardlySeen)
        }
    }
}
