/// An image that comes with a status which says that it does not; the phone looks at the picture alone (the behaviour's
/// section 6).
enum MediaStatus: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            guard let answer = arrival.facts.answer, !answer.isGood else { continue }
            let isShown = answer.picture.format.isShown && answer.picture.size != nil
            findings.report(
                .mediaStatus, isShown ? .warning : .error, at: arrival.value,
                isShown ? .mediaStatusWithPicture : .mediaStatus, .number(arrival.number), .number(answer.status),
                onPhone: isShown ? .shownWhateverStatus : .blackUnloadable)
        }
    }
}
