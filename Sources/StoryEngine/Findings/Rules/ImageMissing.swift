/// A page without `image` (the behaviour's section 2).
enum ImageMissing: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages where page.object["image"] == nil {
            findings.report(
                .imageMissing, .error, at: page.object, .imageMissing, .number(page.number), onPhone: .pageMissing)
        }
    }
}
