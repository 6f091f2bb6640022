/// A plist stands where a payload is expected.
enum PlistRecognised: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        let sentence: Sentence =
            switch inspection.kind {
            case .contentExtension: .plistOfContentExtension
            case .serviceExtension: .plistOfServiceExtension
            case .entitlements: .plistOfEntitlements
            }
        findings.report(
            .plistRecognised, .note, in: inspection.opening(of: inspection.root), isKey: true, sentence,
            onPhone: .plistBelongsInApp)
    }
}
