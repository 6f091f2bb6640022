/// A `duration` beyond a double's range (the behaviour's section 2).
enum DurationNotFinite: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for (number, duration, seconds) in inspection.durations where !seconds.isFinite {
            findings.report(
                .durationNotFinite, .warning, at: duration, .durationNotFinite, .number(number),
                onPhone: .defaultDuration)
        }
    }
}
