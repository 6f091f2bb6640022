/// An image whose content older versions of iOS do not show, whatever its name is (the behaviour's section 6).
enum MediaFormatByVersion: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            guard let format = arrival.picture?.answer.picture.format, let version = format.firstVersion else {
                continue
            }
            findings.report(
                .mediaFormatByVersion, .note, at: arrival.value, .imageFormatByVersion, .number(arrival.number),
                .text(format.name), .number(version), onPhone: .blackBefore, [.number(version)])
        }
    }
}
