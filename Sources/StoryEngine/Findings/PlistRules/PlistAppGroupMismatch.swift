/// Entitlements without the App Group through which pictures are handed over (the behaviour's sections 4 and 6).
enum PlistAppGroupMismatch: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        guard inspection.kind == .entitlements, let group = inspection.surroundings.options.appGroupIdentifier
        else { return }
        guard let found = inspection[.appGroups] else {
            findings.report(
                .plistAppGroupMismatch, .warning, in: inspection.opening(of: inspection.root), isKey: true,
                .plistAppGroupMissing, .text(group.shortened), onPhone: .fetchedAheadInVain)
            return
        }
        guard !found.isBuildSetting, let groups = found.value.array?.compactMap(\.string), !groups.contains(group)
        else { return }
        findings.report(
            .plistAppGroupMismatch, .warning, at: found.value, .plistAppGroupMismatch,
            .text(groups.joined(separator: ", ").shortened), .text(group.shortened), onPhone: .fetchedAheadInVain)
    }
}
