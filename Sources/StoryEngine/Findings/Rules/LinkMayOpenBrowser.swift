/// A `link` to the web: the app opens only where it is registered for the address.
enum LinkMayOpenBrowser: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.links where address.meant.isWeb {
            findings.report(
                .linkMayOpenBrowser, .note, at: address.value, .linkMayOpenBrowser, .number(address.number),
                onPhone: .browserOpens)
        }
    }
}
