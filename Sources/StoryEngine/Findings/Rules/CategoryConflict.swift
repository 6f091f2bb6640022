/// Two categories that differ; the one among the root parameters wins (the behaviour's section 7).
enum CategoryConflict: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let field = inspection.push?["ios_category_custom"],
            let parameter = inspection.push?["ios_root_params"]?["aps"]?["category"],
            let one = field.string, let other = parameter.string, one != other
        else { return }
        findings.report(
            .categoryConflict, .warning, at: field, .categoryConflict, .text(one.shortened), .text(other.shortened),
            onPhone: .rootParametersWin)
    }
}
