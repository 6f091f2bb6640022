/// A `button_title` without a `link` (the behaviour's section 2).
enum ButtonWithoutLink: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages {
            guard let title = page.meant["button_title"], title.string?.isEmpty == false, page.meant.isWithout("link")
            else {
                continue
            }
            findings.report(
                .buttonWithoutLink, .warning, at: title, .buttonWithoutLink, .number(page.number), onPhone: .noButton)
        }
    }
}
