/// A `duration` of zero or less (the behaviour's section 2).
enum DurationNotPositive: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for (number, duration, seconds) in inspection.durations where seconds <= 0 && seconds.isFinite {
            findings.report(
                .durationNotPositive, .warning, at: duration, .durationNotPositive, .number(number),
                .text(duration.digits), onPhone: .defaultDuration)
        }
    }
}
