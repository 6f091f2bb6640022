/// A `pw_stories` that is a text holding the object (the behaviour's section 1, step 3).
enum BlockEncodedTwice: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        let isAlone = inspection.payload.block.block == nil
        for value in inspection.payload.block.misshapen where value.decoded(in: inspection.text)?.members != nil {
            let fix = Fix.safe(.unwrap, [], Fix.Edit(value.range, value.string ?? ""))
            findings.report(
                .blockEncodedTwice, isAlone ? .error : .note, at: value, .blockEncodedTwice,
                onPhone: isAlone ? .noLookInside : .otherBlockTaken, fixes: isAlone ? [fix] : [])
        }
    }
}
