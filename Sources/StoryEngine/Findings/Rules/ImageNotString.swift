/// An `image` that is no text (the behaviour's section 2).
enum ImageNotString: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages {
            guard let image = page.meant["image"], image.string == nil else { continue }
            findings.report(
                .imageNotString, .error, at: image, .imageNotString, .number(page.number), .type(image.type),
                onPhone: .pageMissing)
        }
    }
}
