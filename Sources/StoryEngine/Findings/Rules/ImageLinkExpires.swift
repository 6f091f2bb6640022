/// A link to a picture that ends, by what its own query says.
enum ImageLinkExpires: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        let date = inspection.push?["send_date"]?.string
        let sending = date.flatMap { $0 == "now" ? nil : Calendar.seconds($0) } ?? inspection.now
        for address in inspection.images where address.meant.isWeb {
            guard let end = LinkExpiry.end(of: address.value.string ?? "") else { continue }
            let isOver = sending.map { end <= $0 } ?? false
            findings.report(
                .imageLinkExpires, isOver ? .error : .warning, at: address.value,
                isOver ? .imageLinkExpired : .imageLinkExpires,
                .number(address.number), .text(Calendar.text(end)), onPhone: isOver ? .blackAtOnce : .blackLater)
        }
    }
}
