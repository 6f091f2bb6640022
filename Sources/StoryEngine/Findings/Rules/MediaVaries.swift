/// An image of which a browser gets another format than the phone, so that a look in a browser does not tell.
enum MediaVaries: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            guard let answer = arrival.picture?.answer, let format = answer.browserFormat, format.isShown else {
                continue
            }
            let own = Argument.text(answer.picture.format.name)
            findings.report(
                .mediaVaries, .note, at: arrival.value, .mediaVaries, .number(arrival.number), own,
                .text(format.name), onPhone: .firstFormatTaken, [own])
        }
    }
}
