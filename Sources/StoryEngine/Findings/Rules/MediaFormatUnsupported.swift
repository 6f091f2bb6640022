/// An image whose content iOS does not show, whatever its name is (the behaviour's section 6).
enum MediaFormatUnsupported: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            guard let format = arrival.goodAnswer?.picture.format, format == .svg else { continue }
            findings.report(
                .mediaFormatUnsupported, .error, at: arrival.value, .imageFormatUnsupported, .number(arrival.number),
                .text(format.name), onPhone: .blackFormat)
        }
    }
}
