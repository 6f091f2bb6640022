/// A `link` of which no URL comes (the behaviour's section 2).
enum LinkNotURL: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.links where address.url == .malformed {
            findings.report(
                .linkNotURL, .warning, at: address.value, .linkNotURL, .number(address.number), onPhone: .noButton,
                fixes: WebAddress.trimming(for: address.value, in: inspection.text))
        }
    }
}
