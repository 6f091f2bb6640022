/// A field of the request that the root parameters give too; they win (the behaviour's section 7).
enum FieldOverridden: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let push = inspection.push, let parameters = push["ios_root_params"] else { return }
        let aps = parameters["aps"]
        let pairs = [
            ("content", aps?["alert"]), ("ios_title", aps?["alert"]), ("ios_subtitle", aps?["alert"]),
            ("ios_badges", aps?["badge"]), ("ios_sound", aps?["sound"]), ("data", parameters["u"]),
        ]
        for (key, parameter) in pairs {
            guard let field = push[key], parameter != nil else { continue }
            findings.report(
                .fieldOverridden, .warning, at: field, .fieldOverridden, .text(key), onPhone: .rootParametersWin)
        }
    }
}
