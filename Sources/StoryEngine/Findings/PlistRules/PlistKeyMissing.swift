/// A key without which no story opens, or it opens otherwise than meant (the behaviour's section 8).
enum PlistKeyMissing: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        for key in needed(inspection.kind) where inspection[key] == nil {
            // Where its dictionary is missing too, that says it all.
            guard let dictionary = inspection.dictionary(key.home), dictionary.members != nil else { continue }
            let fix = sample(key).flatMap { Fix.adding(key, $0, to: dictionary, in: inspection.text) }
            findings.report(
                .plistKeyMissing, key.severity, in: inspection.opening(of: dictionary), isKey: true, .plistKeyMissing,
                .text(key.rawValue), .text(key.home.name), onPhone: key.effect, fixes: fix.map { [$0] } ?? [])
        }
    }

    private static func needed(_ kind: PlistInspection.Kind) -> [PlistKey] {
        switch kind {
        case .contentExtension:
            [.extension, .pointIdentifier, .attributes, .category, .userInteraction, .contentHidden, .ratio]
        case .serviceExtension: [.extension, .pointIdentifier]
        case .entitlements: []
        }
    }

    private static func sample(_ key: PlistKey) -> String? {
        switch key {
        case .pointIdentifier: "<string>\(PlistInspection.contentPoint)</string>"
        case .category: "<string>\(WholePush.defaultCategory)</string>"
        case .userInteraction, .contentHidden: "<true/>"
        case .ratio: "<real>\(PreviewOptions().storyAspectRatio)</real>"
        default: nil
        }
    }
}
