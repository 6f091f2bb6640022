/// A `pages` without elements (the behaviour's section 1, step 6).
enum PagesEmpty: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let pages = inspection.block?["pages"], pages.array?.isEmpty == true else { return }
        findings.report(.pagesEmpty, .error, at: pages, .pagesEmpty, onPhone: .noStory)
    }
}
