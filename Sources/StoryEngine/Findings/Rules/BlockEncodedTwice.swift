/// A `pw_stories` that is a text holding the object (the behaviour's section 1, step 3).
enum BlockEncodedTwice: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        let block = inspection.payload.block
        for value in block.misshapen where value.decoded(in: inspection.text)?.members != nil {
            findings.report(
                .blockEncodedTwice, block.block == nil ? .error : .note, at: value,
                "pw_stories is a text that holds JSON. Write the object itself, without the quotes around it.",
                onPhone: block.block == nil
                    ? "No story: the phone does not look inside the text."
                    : "It is passed over; the story comes from the other pw_stories.")
        }
    }
}
