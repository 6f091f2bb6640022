/// A field of a page that is null (the behaviour's section 2); an image has a finding of its own.
enum NullValue: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages {
            for key in KnownKeys.page where key != "image" {
                guard let value = page.meant[key], value.isNull else { continue }
                findings.report(
                    .nullValue, .note, at: value, .nullValue, .number(page.number), .text(key),
                    onPhone: key == "duration" ? .defaultDuration : .countsAsMissing)
            }
        }
    }
}
