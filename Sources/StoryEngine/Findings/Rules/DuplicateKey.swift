/// A key that stands twice in an object: `JSONSerialization` keeps the last.
enum DuplicateKey: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        visit(inspection.payload.json, &findings)
        for object in inspection.payload.block.decoded { visit(object, &findings) }
    }

    private static func visit(_ value: JSONValue, _ findings: inout Findings) {
        switch value.content {
        case .array(let elements): for element in elements { visit(element, &findings) }
        case .object(let members):
            report(members, &findings)
            for member in members { visit(member.value, &findings) }
        default: break
        }
    }

    private static func report(_ members: [JSONMember], _ findings: inout Findings) {
        guard members.count > 1 else { return }
        var later: Set<[UInt8]> = []
        for member in members.reversed() where !later.insert(Array(member.key.utf8)).inserted {
            findings.report(
                .jsonDuplicateKey, .warning, in: member.keyRange, isKey: true, .duplicateKey,
                .text(member.key.shortened),
                onPhone: .lastKeyCounts)
        }
    }
}
