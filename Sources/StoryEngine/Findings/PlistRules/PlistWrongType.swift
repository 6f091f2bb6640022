/// A value of another type than the system reads (the behaviour's section 8), such as a Boolean given as text.
enum PlistWrongType: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        for found in inspection.found where !found.key.types.contains(found.value.type) && !found.isBuildSetting {
            findings.report(
                .plistWrongType, severity(found.key), in: inspection.opening(of: found.value), isKey: true,
                .plistWrongType, .text(found.key.rawValue), .type(found.value.type), .type(found.key.types[0]),
                onPhone: effect(found.key), fixes: fix(found).map { [$0] } ?? [])
        }
    }

    /// A dictionary or a text that is none is surely not found; a Boolean or a number may still be read.
    private static func effect(_ key: PlistKey) -> Effect {
        [.boolean, .number].contains(key.types[0]) ? .mayCountAsMissing : key.effect
    }

    private static func severity(_ key: PlistKey) -> Finding.Severity {
        [.boolean, .number].contains(key.types[0]) ? .warning : key.severity
    }

    private static func fix(_ found: PlistInspection.Found) -> Fix? {
        let element: String? =
            switch found.key.types[0] {
            case .boolean: bool(found.value).map { "<\($0)/>" }
            case .number: number(found.value).map { "<real>\($0)</real>" }
            case .list: found.value.string.map { "<array><string>\($0.escapedForXML)</string></array>" }
            default: nil
            }
        return element.map { .offered(.write, [.text($0)], Fix.Edit(found.value.range, $0)) }
    }

    private static func bool(_ value: JSONValue) -> Bool? {
        switch value.string?.lowercased() ?? value.digits {
        case "true", "yes", "1": true
        case "false", "no", "0": false
        default: nil
        }
    }

    /// A decimal number, with a comma too.
    private static func number(_ value: JSONValue) -> Double? {
        value.string.flatMap { Double($0.replacing(",", with: ".")) }.flatMap { (0.2...5).contains($0) ? $0 : nil }
    }
}
