/// A `link` without a scheme (the behaviour's section 2).
enum LinkNoScheme: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.links where address.url == .noScheme && address.value.string != "" {
            findings.report(
                .linkNoScheme, .warning, at: address.value, .linkNoScheme, .number(address.number), onPhone: .noButton,
                fixes: WebAddress.fixes(for: address, in: inspection.text))
        }
    }
}
