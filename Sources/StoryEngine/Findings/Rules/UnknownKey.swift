/// A key that the phone does not know, and which one is meant (the behaviour's sections 1, 2 and 7).
enum UnknownKey: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages { check(page.object, KnownKeys.page, reportsAll: true, &findings) }
        if let block = inspection.block { check(block, KnownKeys.block, reportsAll: true, &findings) }
        if inspection.payload.block.block == nil {
            for container in inspection.payload.block.containers {
                check(container, KnownKeys.container, reportsAll: false, &findings)
            }
        }
        guard let push = inspection.push else { return }
        if inspection.payload.envelope == .device {
            check(push["aps"], KnownKeys.aps, reportsAll: false, &findings)
        } else {
            check(push, KnownKeys.notification, reportsAll: false, &findings)
            check(push["ios_root_params"]?["aps"], KnownKeys.aps, reportsAll: false, &findings)
        }
    }

    /// Elsewhere than in pages and the block other keys are nobody's mistake, unless they look like a known one.
    private static func check(_ object: JSONValue?, _ known: [String], reportsAll: Bool, _ findings: inout Findings) {
        guard let members = object?.members else { return }
        let meantKeys = KeySuggestion(among: known).keys(for: members)
        for (place, member) in members.enumerated() where !known.contains(member.key) {
            let key = Argument.text(member.key.shortened)
            if let meant = meantKeys[place] {
                findings.report(
                    .unknownKey, .warning, in: member.keyRange, isKey: true, .misspeltKey, key, .text(meant),
                    onPhone: .ignored,
                    fixes: [renaming(member, to: meant)])
            } else if reportsAll {
                findings.report(
                    .unknownKey, .note, in: member.keyRange, isKey: true, .unknownKey, key, onPhone: .ignored)
            }
        }
    }

    /// Another spelling or language of the same word is put right safely; another word is a guess.
    private static func renaming(_ member: JSONMember, to key: String) -> Fix {
        Fix(
            title: .renameKey, arguments: [.text(key)],
            isSafe: !KeyTranslations.guesses.contains(KeySuggestion.folded(member.key)),
            edits: [Fix.Edit(member.keyRange, "\"\(key)\"")])
    }
}
