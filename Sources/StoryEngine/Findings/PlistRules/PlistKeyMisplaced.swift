/// A key in another dictionary than the one in which it is looked for (the behaviour's section 8).
enum PlistKeyMisplaced: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        for found in inspection.found where found.isMisplaced && found.key.home != .transportSecurity {
            let isDouble = inspection[found.key]?.isMisplaced == false
            findings.report(
                .plistKeyMisplaced, isDouble ? .note : found.key.severity, in: found.member.keyRange, isKey: true,
                .plistKeyMisplaced, .text(found.key.rawValue), .text(found.key.home.name),
                onPhone: isDouble ? .ignored : found.key.effect)
        }
    }
}
