/// A text of a page that is nothing but white space; it is never trimmed (the behaviour's section 2).
enum TextBlank: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages {
            for key in ["title", "subtitle", "button_title"] {
                guard let value = page.meant[key], let text = value.string, text.isBlank else { continue }
                findings.report(
                    .textBlank, .warning, at: value, .textBlank, .number(page.number), .text(key),
                    onPhone: .textShownBlank)
            }
        }
    }
}
