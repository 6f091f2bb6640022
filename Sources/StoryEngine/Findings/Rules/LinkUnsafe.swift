/// A `link` that runs code or reads files, which no system opens from a notification.
enum LinkUnsafe: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.links {
            guard let scheme = address.meant.scheme,
                ["javascript", "data", "vbscript", "blob", "file"].contains(scheme)
            else {
                continue
            }
            findings.report(
                .linkUnsafe, .warning, at: address.value, .linkUnsafe, .number(address.number), .text(scheme),
                onPhone: .nothingOpens)
        }
    }
}
