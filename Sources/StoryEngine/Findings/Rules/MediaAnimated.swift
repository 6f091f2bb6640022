/// An image that moves, of which the phone shows the first frame (the behaviour's section 6).
enum MediaAnimated: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals where arrival.picture?.answer.picture.isAnimated == true {
            findings.report(
                .mediaAnimated, .warning, at: arrival.value, .mediaAnimated, .number(arrival.number),
                onPhone: .firstFrameOnly)
        }
    }
}
