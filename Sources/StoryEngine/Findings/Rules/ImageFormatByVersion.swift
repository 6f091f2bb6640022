/// An `image` whose ending names a type that older versions of iOS do not show (the behaviour's section 6).
enum ImageFormatByVersion: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for address in inspection.images where address.meant.isWeb && !inspection.isKnown(address) {
            guard let type = PictureFormat.fileType(of: address.value.string ?? ""),
                case .since(let version) = PictureFormat(fileType: type)
            else { continue }
            findings.report(
                .imageFormatByVersion, .note, at: address.value, .imageFormatByVersion, .number(address.number),
                .text(type.uppercased()), .number(version), onPhone: .blackBefore, [.number(version)])
        }
    }
}
