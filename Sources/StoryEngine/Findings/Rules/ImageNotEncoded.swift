/// A character in an image URL that is encoded from iOS 17 on, and leaves no URL before (the behaviour's section 2).
enum ImageNotEncoded: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.images {
            guard address.meant.hasScheme,
                let character = URLCharacters.firstToEncode(in: address.value.string?.trimmed ?? "")
            else { continue }
            findings.report(
                .imageNotEncoded, .warning, at: address.value, .imageNotEncoded, .number(address.number),
                .text(character),
                onPhone: .pageMissingBefore17)
        }
    }
}
