/// An image of so many pixels that nothing decodes it here, and an extension's memory may not suffice.
enum MediaTooManyPixels: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            guard let picture = arrival.facts.answer?.picture, picture.format.isShown, let size = picture.size,
                size.isTooLarge
            else { continue }
            let millions = (Double(size.width) * Double(size.height) / 1e6).rounded(.up)
            findings.report(
                .mediaTooManyPixels, .warning, at: arrival.value, .mediaTooManyPixels, .number(arrival.number),
                .number(Int(millions)), .number(50), onPhone: .mayLackMemory)
        }
    }
}
