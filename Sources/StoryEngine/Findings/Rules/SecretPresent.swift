/// What is for the sender alone (the behaviour's section 7).
enum SecretPresent: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for member in members(of: inspection.payload.json) {
            findings.report(
                .secretPresent, .note, at: member.value, .secretPresent, .text(member.key), onPhone: .neverReachesPhone)
        }
    }

    /// The members of a request, or of a part of one, that hold secrets.
    static func members(of json: JSONValue) -> [JSONMember] {
        switch Envelope(of: json) {
        case .device, .block, .pages: return []
        case .createMessage, .notification, .unknown: break
        }
        let request = json["request"]
        let objects = [json, request].compactMap(\.self) + (request?["notifications"]?.array ?? [])
        return objects.flatMap { ($0.members ?? []).filter { KnownKeys.secret.contains($0.key) } }
    }
}
