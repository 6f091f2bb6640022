/// An image that begins with https and is redirected over plain http, which App Transport Security refuses.
enum MediaInsecure: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals where !arrival.asksInsecurely {
            guard arrival.facts.answer?.isInsecure == true else { continue }
            findings.report(
                .mediaInsecure, .error, at: arrival.value, .mediaInsecure, .number(arrival.number),
                onPhone: .blackInsecure)
        }
    }
}
