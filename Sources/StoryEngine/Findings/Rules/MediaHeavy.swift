/// An image that takes most of its page's time on a slow phone line; the page's time runs while it is on its way (the
/// behaviour's section 3).
enum MediaHeavy: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            if arrival.failure == .tooLarge {
                findings.report(
                    .mediaHeavy, .warning, at: arrival.value, .mediaTooLarge, .number(arrival.number),
                    .number(maxMebibytes), onPhone: .blackForItsTime)
            }
            guard let answer = arrival.picture?.answer, answer.byteCount >= leastBytes,
                PhoneLine.transferSeconds(answer.byteCount) > arrival.seconds / 2
            else { continue }
            let seconds = PhoneLine.seconds(answer)
            let isOver = seconds >= arrival.seconds
            findings.report(
                .mediaHeavy, isOver ? .warning : .note, at: arrival.value, .mediaHeavy, .number(arrival.number),
                .number(answer.byteCount / 1000), .number(Int(seconds.rounded(.up))),
                onPhone: isOver ? .blackForItsTime : .blackAtFirst)
        }
    }

    /// The most that is fetched.
    private static let maxMebibytes = 8
    /// Where less is too much, the page's time is too short.
    private static let leastBytes = 100_000
}
