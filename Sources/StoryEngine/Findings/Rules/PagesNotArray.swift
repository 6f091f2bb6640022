/// A `pages` that is no array (the behaviour's section 1, step 4).
enum PagesNotArray: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let pages = inspection.block?["pages"], pages.array == nil else { return }
        findings.report(.pagesNotArray, .error, at: pages, .pagesNotArray, .type(pages.type), onPhone: .noStory)
    }
}
