/// An element of `pages` that is no object (the behaviour's section 1, step 4).
enum PageNotObject: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for (index, element) in inspection.elements where element.members == nil {
            findings.report(
                .pageNotObject, .error, at: element, "Page \(index + 1) is \(element.typeName), not an object.",
                onPhone: "No story at all: one such page voids the others too.")
        }
    }
}
