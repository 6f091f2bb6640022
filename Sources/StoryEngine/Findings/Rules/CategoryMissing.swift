/// No category, so that the extension does not open (the behaviour's section 7).
enum CategoryMissing: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let push = inspection.push, inspection.payload.device.root["aps"]?["category"] == nil else { return }
        let isDevice = inspection.payload.envelope == .device
        let place = isDevice ? push["aps"] : push
        let member = isDevice ? #""category": "PW_STORIES""# : #""ios_category_custom": "PW_STORIES""#
        let fix = place.flatMap { Fix.adding(member, to: $0, in: inspection.text, .addCategory) }
        findings.report(
            .categoryMissing, .warning, at: place ?? push, .categoryMissing, onPhone: .extensionStaysClosed,
            fixes: [fix].compactMap(\.self))
    }
}
