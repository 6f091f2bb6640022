/// A character in a link that is encoded from iOS 17 on, and leaves no URL before (the behaviour's section 2).
enum LinkNotEncoded: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.links {
            let text = address.value.string?.trimmed ?? ""
            guard address.meant.hasScheme,
                let character = URLCharacters.firstToEncode(in: text) ?? (text.contains(" ") ? " " : nil)
            else { continue }
            findings.report(
                .linkNotEncoded, .warning, at: address.value, .linkNotEncoded, .number(address.number),
                .text(character),
                onPhone: .noButtonBefore17)
        }
    }
}
