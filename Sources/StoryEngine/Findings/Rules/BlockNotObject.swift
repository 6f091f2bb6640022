/// A `pw_stories` that is neither an object nor a text that holds one (the behaviour's section 1, steps 1 and 2).
enum BlockNotObject: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        let block = inspection.payload.block
        for value in block.misshapen where value.decoded(in: inspection.text)?.members == nil {
            findings.report(
                .blockNotObject, block.block == nil ? .error : .note, at: value,
                "pw_stories is \(value.typeName), not an object.",
                onPhone: block.block == nil
                    ? "No story: the alert's text stands alone."
                    : "It is passed over; the story comes from the other pw_stories.")
        }
    }
}
