/// A category other than the guide's (the behaviour's section 7).
enum CategoryMismatch: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard inspection.push != nil, let category = inspection.payload.device.root["aps"]?["category"],
            let name = category.string, name != expected
        else { return }
        let isSlip =
            KeySuggestion(among: [expected.lowercased()]).suggestion(for: name.lowercased()) != nil
            || name.lowercased() == expected.lowercased()
        findings.report(
            .categoryMismatch, isSlip ? .warning : .note, at: category, .categoryMismatch, .text(name.shortened),
            onPhone: .extensionMayStayClosed,
            fixes: isSlip ? [.offered(.write, [.text(expected)], Fix.Edit(category.range, "\"\(expected)\""))] : [])
    }

    private static let expected = "PW_STORIES"
}
