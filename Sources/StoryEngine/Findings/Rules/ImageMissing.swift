/// A page without `image` (the behaviour's section 2).
enum ImageMissing: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for (index, page) in inspection.pages where page["image"] == nil {
            findings.report(
                .imageMissing, .error, at: page, "Page \(index + 1) has no image.",
                onPhone: "This page is missing; the others stay.")
        }
    }
}
