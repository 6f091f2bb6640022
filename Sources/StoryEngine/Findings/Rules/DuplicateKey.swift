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
        for member in earlierDuplicates(members) {
            findings.report(
                .jsonDuplicateKey, .warning, in: member.keyRange, isKey: true, .duplicateKey,
                .text(member.key.shortened), onPhone: .lastKeyCounts)
        }
    }

    /// The members whose key stands again behind them.
    private static func earlierDuplicates(_ members: [JSONMember]) -> [JSONMember] {
        if members.count <= fewMembers {
            // Most objects: comparing each with each costs less than a set.
            return members.indices.filter { index in
                members[(index + 1)...].contains { $0.key.utf8.elementsEqual(members[index].key.utf8) }
            }.map { members[$0] }
        }
        var later: Set<[UInt8]> = []
        return members.reversed().filter { !later.insert(Array($0.key.utf8)).inserted }
    }

    private static let fewMembers = 12
}
