/// A block that shows nothing stands before one that would play (the behaviour's section 1, step 1).
enum BlockHidesValidBlock: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard inspection.story.pages.isEmpty, let block = inspection.payload.block.block,
            inspection.payload.block.hidden.contains(where: { !Story(block: $0).pages.isEmpty })
        else { return }
        findings.report(.blockHidesValidBlock, .error, at: block, .blockHidesValidBlock, onPhone: .firstBlockTaken)
    }
}
