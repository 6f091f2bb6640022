/// A block without `pages` (the behaviour's section 1, step 6).
enum PagesMissing: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let block = inspection.block, block["pages"] == nil else { return }
        findings.report(.pagesMissing, .error, at: block, .pagesMissing, onPhone: .noStory)
    }
}
