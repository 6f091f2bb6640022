/// A byte order mark in front of the text.
enum ByteOrderMark: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard JSONReader.hasByteOrderMark(inspection.text) else { return }
        findings.report(
            .jsonByteOrderMark, .note, in: 0..<3, .byteOrderMark, onPhone: .markPassedOver,
            fixes: [
                .safe(.remove, [], Fix.Edit(0..<3, ""))
            ])
    }
}
