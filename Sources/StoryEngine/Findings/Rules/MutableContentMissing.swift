/// No `mutable-content: 1`, so that pictures are not fetched ahead (the behaviour's section 6).
enum MutableContentMissing: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let push = inspection.push,
            !Alert(of: inspection.payload.device.root).isMutable
        else { return }
        let aps = inspection.payload.envelope == .device ? push["aps"] : push["ios_root_params"]?["aps"]
        let value = aps?["mutable-content"]
        let fix = aps.flatMap {
            value == nil ? Fix.adding(#""mutable-content": 1"#, to: $0, in: inspection.text, .addMutableContent) : nil
        }
        findings.report(
            .mutableContentMissing, .note, at: value ?? aps ?? push, .mutableContentMissing, onPhone: .notFetchedAhead,
            fixes: [fix].compactMap(\.self))
    }
}
