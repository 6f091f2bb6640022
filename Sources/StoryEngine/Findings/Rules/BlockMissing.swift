/// No `pw_stories` anywhere that the phone looks (the behaviour's section 1, steps 1 and 2).
enum BlockMissing: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        let block = inspection.payload.block
        guard block.block == nil, block.misshapen.isEmpty else { return }
        findings.report(.blockMissing, .error, at: inspection.payload.device.source, .blockMissing, onPhone: .noStory)
    }
}
