/// An extension that does not say where it begins (the behaviour's section 8).
enum PlistEntryMissing: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        guard inspection.kind != .entitlements, let dictionary = inspection.dictionary(.extension),
            dictionary.members != nil, inspection[.principalClass] == nil, inspection[.mainStoryboard] == nil
        else { return }
        findings.report(
            .plistEntryMissing, .error, in: inspection.opening(of: dictionary), isKey: true, .plistEntryMissing,
            onPhone: .extensionNotLoaded)
    }
}
