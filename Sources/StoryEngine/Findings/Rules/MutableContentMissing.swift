/// No `mutable-content: 1`, so that pictures are not fetched ahead (the behaviour's section 6).
enum MutableContentMissing: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let push = inspection.push, !Alert(of: inspection.payload.device.root).isMutable else { return }
        let parameters = inspection.payload.envelope == .device ? push : push["ios_root_params"]
        let aps = parameters?["aps"]
        let value = aps?["mutable-content"]
        let fix =
            value.map { Fix.offered(.writeNumber, [.text("1")], Fix.Edit($0.range, "1")) }
            ?? adding(
                to: aps ?? parameters ?? push, isAPS: aps != nil, hasParameters: parameters != nil, inspection.text)
        findings.report(
            .mutableContentMissing, .note, at: value ?? aps ?? push, .mutableContentMissing, onPhone: .notFetchedAhead,
            fixes: [fix].compactMap(\.self))
    }

    /// Adds it to the innermost object that is there.
    private static func adding(to object: JSONValue, isAPS: Bool, hasParameters: Bool, _ text: [UInt8]) -> Fix? {
        let member = #""mutable-content": 1"#
        let inAPS = isAPS ? member : #""aps": {\#(member)}"#
        return Fix.adding(
            isAPS || hasParameters ? inAPS : #""ios_root_params": {\#(inAPS)}"#, to: object, in: text,
            .addMutableContent)
    }
}
