/// What is for the sender alone (the behaviour's section 7).
enum SecretPresent: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard inspection.payload.envelope == .createMessage || inspection.payload.envelope == .notification else {
            return
        }
        let notifications = inspection.payload.json["request"]?["notifications"]?.array ?? []
        for object in [inspection.payload.json, inspection.payload.json["request"]].compactMap(\.self) + notifications {
            for member in object.members ?? [] where KnownKeys.secret.contains(member.key) {
                findings.report(
                    .secretPresent, .note, at: member.value, .secretPresent, .text(member.key),
                    onPhone: .neverReachesPhone)
            }
        }
    }
}
