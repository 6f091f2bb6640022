/// A `link` without a `button_title` (the behaviour's section 2).
enum LinkWithoutButton: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages {
            guard let link = page.meant["link"], link.string?.isEmpty == false, page.meant.isWithout("button_title")
            else {
                continue
            }
            findings.report(
                .linkWithoutButton, .warning, at: link, .linkWithoutButton, .number(page.number),
                onPhone: .linkOutOfReach)
        }
    }
}
