/// A key that looks like one that means something.
enum PlistKeyMisspelt: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        for found in inspection.found where found.isMisspelt {
            findings.report(
                .plistKeyMisspelt, found.key.severity, in: found.member.keyRange, isKey: true, .plistKeyMisspelt,
                .text(found.member.key.shortened), .text(found.key.rawValue), onPhone: found.key.effect,
                fixes: [
                    .safe(
                        .renameKey, [.text(found.key.rawValue)],
                        Fix.Edit(found.member.keyRange, "<key>\(found.key.rawValue)</key>"))
                ])
        }
    }
}
