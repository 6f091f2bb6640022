/// An `image` without a scheme (the behaviour's section 2).
enum ImageNoScheme: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.images where address.url == .noScheme {
            findings.report(
                .imageNoScheme, .error, at: address.value, .imageNoScheme, .number(address.number),
                onPhone: .pageMissing,
                fixes: WebAddress.fixes(for: address, in: inspection.text))
        }
    }
}
