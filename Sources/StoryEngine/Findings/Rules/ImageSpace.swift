/// A raw space in an image URL: encoded from iOS 17 on, no URL before (the behaviour's section 2).
enum ImageSpace: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.images where address.meant.hasScheme {
            guard address.value.string?.trimmed.utf8.contains(UInt8(ascii: " ")) == true else { continue }
            findings.report(
                .imageSpace, .warning, at: address.value, .imageSpace, .number(address.number),
                onPhone: .pageMissingBefore17, fixes: fixes(for: address, in: inspection.text))
        }
    }

    private static func fixes(for address: Inspection.Address, in text: [UInt8]) -> [Fix] {
        // Spaces at the ends are to be taken away first, not encoded.
        guard address.url != .malformed, let range = address.value.textRange(in: text) else { return [] }
        let edits = range.filter { text[$0] == UInt8(ascii: " ") }.map { Fix.Edit($0..<$0 + 1, "%20") }
        return [Fix(title: .encode, arguments: [], isSafe: false, edits: edits)]
    }
}
