/// A `duration` that is a boolean (the behaviour's section 2).
enum DurationBoolean: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages {
            guard let duration = page.meant["duration"], case .bool(let bool) = duration.content else { continue }
            findings.report(
                .durationBoolean, .warning, at: duration, .durationBoolean, .number(page.number), .text("\(bool)"),
                onPhone: bool ? .trueDuration : .defaultDuration)
        }
    }
}
