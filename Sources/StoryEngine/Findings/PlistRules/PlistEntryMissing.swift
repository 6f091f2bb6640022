/// An extension that does not say where it begins (the behaviour's section 8).
enum PlistEntryMissing: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        guard inspection.kind != .entitlements, let dictionary = inspection.dictionary(.extension),
            dictionary.members != nil, inspection[.principalClass] == nil, inspection[.mainStoryboard] == nil
        else { return }
        findings.report(.plistEntryMissing, .error, at: dictionary, .plistEntryMissing, onPhone: .extensionNotLoaded)
    }
}
