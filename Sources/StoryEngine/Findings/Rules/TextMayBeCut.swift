/// A title or subtitle that may not fit its two lines (the behaviour's section 5), by an estimate.
enum TextMayBeCut: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages {
            for (key, measure) in [("title", TextWidth.title), ("subtitle", TextWidth.subtitle)] {
                guard let value = page.meant[key], let text = value.string, !text.isBlank else { continue }
                let measured = measure(text)
                guard let width = phoneWidths.last(where: { measured.overflows(width: $0 - margins, lines: maxLines) })
                else { continue }
                findings.report(
                    .textMayBeCut, width >= commonWidth ? .warning : .note, at: value, .textMayBeCut,
                    .number(page.number),
                    .text(key), .number(Int(width)), onPhone: .textCut)
            }
        }
    }

    /// The widths of iPhones in points.
    private static let phoneWidths = [320.0, 375, 390, 393, 402, 430, 440]
    /// Most phones are at least as wide.
    private static let commonWidth = 390.0
    /// Both sides of the text block.
    private static let margins = 48.0
    private static let maxLines = 2
}
