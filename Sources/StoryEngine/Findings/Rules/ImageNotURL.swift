/// An `image` of which no URL comes: white space at an end, or a host or port that cannot be one (the behaviour's
/// section 2).
enum ImageNotURL: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.images where address.url == .malformed {
            findings.report(
                .imageNotURL, .error, at: address.value, .imageNotURL, .number(address.number), onPhone: .pageMissing,
                fixes: WebAddress.trimming(for: address.value, in: inspection.text))
        }
    }
}
