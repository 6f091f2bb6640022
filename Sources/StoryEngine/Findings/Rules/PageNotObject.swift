/// An element of `pages` that is no object (the behaviour's section 1, step 4).
enum PageNotObject: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for (index, element) in inspection.elements.enumerated() where element.members == nil {
            findings.report(
                .pageNotObject, .error, at: element, .pageNotObject, .number(index + 1), .type(element.type),
                onPhone: .storyVoid, fixes: removal(of: index, from: inspection.elements))
        }
    }

    /// Takes an element and one comma away; the last one is left, since an empty list is no better.
    private static func removal(of index: Int, from elements: [JSONValue]) -> [Fix] {
        guard elements.count > 1 else { return [] }
        let range =
            index > 0
            ? elements[index - 1].range.upperBound..<elements[index].range.upperBound
            : elements[0].range.lowerBound..<elements[1].range.lowerBound
        return [.offered(.removeElement, [], Fix.Edit(range, ""))]
    }
}
