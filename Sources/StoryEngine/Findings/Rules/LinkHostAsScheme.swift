/// A `link` such as `shop.example:8080/p`, whose host counts as its scheme (the behaviour's section 2).
enum LinkHostAsScheme: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.links where address.url.isHostAndPort(address.value.string ?? "") {
            findings.report(
                .linkHostAsScheme, .warning, at: address.value, .linkHostAsScheme, .number(address.number),
                .text((address.url.scheme ?? "").shortened), onPhone: .nothingOpens,
                fixes: WebAddress.fixes(for: address, in: inspection.text))
        }
    }
}
