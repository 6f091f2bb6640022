/// An `image` on a host that is reserved for examples (RFC 2606).
enum ImageExample: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for (index, page) in inspection.pages {
            guard let image = page["image"], let text = image.string, PhoneURL(text).isOnExampleHost else { continue }
            findings.report(
                .imageExample, .note, at: image,
                "The image of page \(index + 1) is on a host reserved for examples. "
                    + "The preview shows one of our own pictures.",
                onPhone: "The page is black: no picture can come from there.")
        }
    }
}
