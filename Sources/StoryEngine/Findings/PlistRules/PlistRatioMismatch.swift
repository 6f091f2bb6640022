/// A height at first other than the story's (the behaviour's sections 4 and 8).
enum PlistRatioMismatch: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        let expected = inspection.surroundings.options.storyAspectRatio
        guard inspection.kind == .contentExtension, let found = inspection[.ratio],
            case .number(let digits) = found.value.content, let ratio = Double(digits), abs(ratio - expected) > 0.0001
        else { return }
        findings.report(
            .plistRatioMismatch, .warning, at: found.value, .plistRatioMismatch, .text(digits.shortened),
            .text("\(expected)"), onPhone: .heightChanges,
            fixes: [.offered(.write, [.text("\(expected)")], Fix.Edit(found.value.range, "<real>\(expected)</real>"))])
    }
}
