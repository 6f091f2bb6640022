/// An `image` with a scheme from which the phone loads no picture.
enum ImageSchemeUnsupported: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.images {
            guard let scheme = address.url.scheme, !address.url.isWeb, scheme != "data" else { continue }
            findings.report(
                .imageSchemeUnsupported, .error, at: address.value, .imageSchemeUnsupported, .number(address.number),
                .text(scheme.shortened), onPhone: .blackUnloadable,
                fixes: WebAddress.fixes(for: address, in: inspection.text))
        }
    }
}
