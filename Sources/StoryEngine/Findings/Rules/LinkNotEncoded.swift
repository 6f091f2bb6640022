/// A character in a link that is encoded from iOS 17 on, and leaves no URL before (the behaviour's section 2).
enum LinkNotEncoded: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.links where address.meant.hasScheme {
            let text = address.value.string?.trimmed ?? ""
            let other = URLCharacters.firstToEncode(in: text)
            guard let character = other ?? (text.contains(" ") ? " " : nil) else { continue }
            findings.report(
                .linkNotEncoded, .warning, at: address.value, .linkNotEncoded, .number(address.number),
                .text(character), onPhone: .noButtonBefore17,
                fixes: other == nil ? WebAddress.encodingSpaces(of: address, in: inspection.text) : [])
        }
    }
}
