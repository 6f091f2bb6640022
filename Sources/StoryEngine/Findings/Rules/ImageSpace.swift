/// A raw space in an image URL: encoded from iOS 17 on, no URL before (the behaviour's section 2).
enum ImageSpace: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.images where address.meant.hasScheme {
            guard address.value.string?.trimmed.utf8.contains(UInt8(ascii: " ")) == true else { continue }
            findings.report(
                .imageSpace, .warning, at: address.value, .imageSpace, .number(address.number),
                onPhone: .pageMissingBefore17, fixes: WebAddress.encodingSpaces(of: address, in: inspection.text))
        }
    }
}
