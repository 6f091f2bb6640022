/// An image that is redirected.
enum MediaRedirects: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            let count = arrival.facts.answer?.redirectCount ?? 0
            if arrival.failure == .tooManyRedirects {
                findings.report(
                    .mediaRedirects, .warning, at: arrival.value, .mediaTooManyRedirects, .number(arrival.number),
                    .number(maxCount), onPhone: .mayBeBlack)
            } else if count > 0 {
                findings.report(
                    .mediaRedirects, .note, at: arrival.value, .mediaRedirects, .number(arrival.number),
                    .number(count), onPhone: .slowedByRedirects)
            }
        }
    }

    /// How many the preview follows.
    private static let maxCount = 3
}
