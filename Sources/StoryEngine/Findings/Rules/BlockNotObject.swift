/// A `pw_stories` that is neither an object nor a text that holds one (the behaviour's section 1, steps 1 and 2).
enum BlockNotObject: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        let isAlone = inspection.payload.block.block == nil
        for value in inspection.payload.block.misshapen where value.decoded(in: inspection.text)?.members == nil {
            findings.report(
                .blockNotObject, isAlone ? .error : .note, at: value, .blockNotObject, .type(value.type),
                onPhone: isAlone ? .noStory : .otherBlockTaken)
        }
    }
}
