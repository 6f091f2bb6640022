/// More pages than the phone keeps pictures in memory for (the behaviour's section 6).
enum ManyPages: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let pages = inspection.block?["pages"], inspection.elements.count > mostInMemory else { return }
        findings.report(
            .manyPages, .note, at: pages, .manyPages, .number(inspection.elements.count), onPhone: .picturesLoadedAgain)
    }

    private static let mostInMemory = 12
}
