/// What allows plain http, where the system does not look for it.
enum PlistTransportSecurity: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        for found in inspection.found where found.isMisplaced && found.key.home == .transportSecurity {
            findings.report(
                .plistTransportSecurity, .warning, in: found.member.keyRange, isKey: true, .plistKeyMisplaced,
                .text(found.key.rawValue), .text(found.key.home.name), onPhone: .insecureStaysBlack)
        }
    }
}
