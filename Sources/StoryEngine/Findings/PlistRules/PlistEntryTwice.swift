/// An extension that says twice where it begins (the behaviour's section 8).
enum PlistEntryTwice: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        guard inspection[.principalClass] != nil, let storyboard = inspection[.mainStoryboard] else { return }
        let member = storyboard.member.keyRange.lowerBound..<storyboard.value.range.upperBound
        findings.report(
            .plistEntryTwice, .error, in: storyboard.member.keyRange, isKey: true, .plistEntryTwice,
            onPhone: .extensionMayNotLoad, fixes: [.offered(.remove, [], Fix.Edit(member, ""))])
    }
}
