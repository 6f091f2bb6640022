/// A text of a page that is of another type (the behaviour's section 2).
enum TextNotString: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages {
            for key in ["title", "subtitle", "button_title"] {
                guard let value = page.meant[key], value.string == nil, !value.isNull else { continue }
                findings.report(
                    .textNotString, .warning, at: value, .textNotString, .number(page.number), .text(key),
                    .type(value.type),
                    onPhone: key == "button_title" ? .noButton : .textMissing)
            }
        }
    }
}
