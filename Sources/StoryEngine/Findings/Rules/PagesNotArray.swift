/// A `pages` that is no array (the behaviour's section 1, step 4).
enum PagesNotArray: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let pages = inspection.block?["pages"], pages.array == nil else { return }
        findings.report(
            .pagesNotArray, .error, at: pages, "pages is \(pages.typeName), not a list. Put [ and ] around the pages.",
            onPhone: "No story: the alert's text stands alone.")
    }
}
