/// A byte order mark in front of the text.
enum ByteOrderMark: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard JSONReader.hasByteOrderMark(inspection.text) else { return }
        findings.report(
            .jsonByteOrderMark, .note, in: 0..<3, "The text starts with a byte order mark, which cannot be seen.",
            onPhone: "Nothing changes, as long as the sender's program passes over it.")
    }
}
