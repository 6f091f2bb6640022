/// An `image` on a host that is reserved for examples (RFC 2606).
enum ImageExample: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.images where address.meant.isOnExampleHost {
            findings.report(
                .imageExample, .note, at: address.value, .imageExample, .number(address.number), onPhone: .blackExample)
        }
    }
}
