/// An `image` that is no text (the behaviour's section 2).
enum ImageNotString: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for (index, page) in inspection.pages {
            guard let image = page["image"], image.string == nil else { continue }
            findings.report(
                .imageNotString, .error, at: image,
                "The image of page \(index + 1) is \(image.typeName), not a text with a URL.",
                onPhone: "This page is missing; the others stay.")
        }
    }
}
