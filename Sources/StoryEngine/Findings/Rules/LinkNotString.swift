/// A `link` that is no text (the behaviour's section 2).
enum LinkNotString: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages {
            guard let link = page.meant["link"], link.string == nil, !link.isNull else { continue }
            findings.report(
                .linkNotString, .warning, at: link, .linkNotString, .number(page.number), .type(link.type),
                onPhone: .noButton)
        }
    }
}
