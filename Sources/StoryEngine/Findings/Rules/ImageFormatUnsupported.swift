/// An `image` whose ending names a type that iOS does not show (the behaviour's section 6).
enum ImageFormatUnsupported: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.images where address.meant.isWeb && !inspection.isKnown(address) {
            guard let type = PictureFormat.fileType(of: address.value.string ?? ""),
                PictureFormat(fileType: type) == .unsupported
            else { continue }
            findings.report(
                .imageFormatUnsupported, .error, at: address.value, .imageFormatUnsupported, .number(address.number),
                .text(type.uppercased()), onPhone: .blackFormat)
        }
    }
}
