/// An `image` without a scheme (the behaviour's section 2).
enum ImageNoScheme: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for (index, page) in inspection.pages {
            guard let image = page["image"], let text = image.string, PhoneURL(text) == .noScheme else { continue }
            findings.report(
                .imageNoScheme, .error, at: image,
                "The image of page \(index + 1) has no scheme. Write https:// before it.",
                onPhone: "This page is missing; the others stay.")
        }
    }
}
