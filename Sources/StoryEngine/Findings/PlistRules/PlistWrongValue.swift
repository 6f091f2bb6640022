/// A value of the right type with which the story does not open as it plays in the preview (the behaviour's section 8).
enum PlistWrongValue: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        guard inspection.kind == .contentExtension else { return }
        for key in [PlistKey.userInteraction, .contentHidden] {
            guard let found = inspection[key], case .bool(false) = found.value.content else { continue }
            report(found, "false", needed: "true", "<true/>", &findings)
        }
        if let found = inspection[.pointIdentifier], let point = found.value.string, !found.isBuildSetting,
            point != PlistInspection.contentPoint
        {
            let needed = PlistInspection.contentPoint
            report(found, point.shortened, needed: needed, "<string>\(needed)</string>", &findings)
        }
    }

    private static func report(
        _ found: PlistInspection.Found, _ shown: String, needed: String, _ element: String, _ findings: inout Findings
    ) {
        findings.report(
            .plistWrongValue, found.key.severity, at: found.value, .plistWrongValue, .text(found.key.rawValue),
            .text(shown), .text(needed), onPhone: found.key.effect,
            fixes: [.offered(.write, [.text(needed)], Fix.Edit(found.value.range, element))])
    }
}
