/// A category that is not the push's (the behaviour's sections 7 and 8).
enum PlistCategoryMismatch: PlistRule {
    static func check(_ inspection: PlistInspection, _ findings: inout Findings) {
        guard inspection.kind == .contentExtension, let found = inspection[.category], !found.isBuildSetting,
            let own = categories(found.value),
            let missing = inspection.surroundings.categories.first(where: { !own.contains($0) })
        else { return }
        let element = "<string>\(missing.escapedForXML)</string>"
        findings.report(
            .plistCategoryMismatch, .error, at: found.value, .plistCategoryMismatch,
            .text(own.joined(separator: ", ").shortened), .text(missing.shortened), onPhone: .extensionStaysClosed,
            fixes: found.value.string == nil
                ? [] : [.offered(.write, [.text(missing.shortened)], Fix.Edit(found.value.range, element))])
    }

    /// One text, or a list of texts.
    private static func categories(_ value: JSONValue) -> [String]? {
        value.string.map { [$0] } ?? value.array?.compactMap(\.string)
    }
}
