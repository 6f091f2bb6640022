/// An `image` with a scheme of which no URL comes: white space at an end, or a host or port that cannot be one (the
/// behaviour's section 2).
enum ImageNotURL: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for (index, page) in inspection.pages {
            guard let image = page["image"], let text = image.string, PhoneURL(text) == .malformed else { continue }
            findings.report(
                .imageNotURL, .error, at: image,
                "The image of page \(index + 1) is not a URL: look for a space at its ends or in its host, "
                    + "or for a port that is not a number.",
                onPhone: "This page is missing; the others stay.")
        }
    }
}
