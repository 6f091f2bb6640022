import StoryEngine

/// Takes out of a payload's text what is for its sender alone (the behaviour's section 7), before it is stored; the
/// rest stays character by character.
///
/// More is taken for a secret than a finding speaks of: such a member at any depth, in whatever case, in every
/// duplicate, and a text that itself holds JSON with one. Only what reaches the phone is left alone.
enum SecretRemoval {
    private static let secret = ["auth", "application", "devices", "users"]
    /// What stands below these reaches the phone.
    private static let delivered = [
        "aps", "content", "data", "ios_root_params", "pages", "pw_stories", "u", "userdata",
    ]

    /// The text without secrets; nil where it is not JSON, so that nothing can be said of it.
    static func text(without text: [UInt8]) -> [UInt8]? {
        guard let json = try? JSONReader.read(text) else { return nil }
        var cuts: [Cut] = []
        collect(json, &cuts)
        return cuts.reversed().reduce(into: text) { $0.replaceSubrange($1.range, with: $1.replacement.utf8) }
    }

    /// A part of the text that goes; in the order of the text, none inside another.
    private struct Cut {
        let range: Range<Int>
        var replacement = ""
    }

    private static func collect(_ value: JSONValue, _ cuts: inout [Cut]) {
        switch value.content {
        case .null, .bool, .number: break
        case .array(let elements): for element in elements { collect(element, &cuts) }
        case .string(let string): if holdsSecret(string) { cuts.append(Cut(range: value.range, replacement: "null")) }
        case .object(let members): collect(members, &cuts)
        }
    }

    private static func collect(_ members: [JSONMember], _ cuts: inout [Cut]) {
        let isKept = members.map { !isOne(of: secret, $0.key) }
        var index = 0
        while index < members.count {
            if isKept[index] {
                if !isOne(of: delivered, members[index].key) { collect(members[index].value, &cuts) }
                index += 1
                continue
            }
            let first = index
            while index < members.count, !isKept[index] { index += 1 }
            cuts.append(Cut(range: range(of: first..<index, in: members)))
        }
    }

    /// What neighbouring members cover together with the comma that would be left over.
    private static func range(of removed: Range<Int>, in members: [JSONMember]) -> Range<Int> {
        let start = members[removed.lowerBound].keyRange.lowerBound
        let end = members[removed.upperBound - 1].value.range.upperBound
        if removed.upperBound < members.count { return start..<members[removed.upperBound].keyRange.lowerBound }
        return removed.lowerBound > 0 ? members[removed.lowerBound - 1].value.range.upperBound..<end : start..<end
    }

    /// A text may hold JSON, which may hold texts; no deeper than `JSONReader` reads, as each level at least doubles
    /// the quotes' escapes.
    private static func holdsSecret(_ string: String) -> Bool {
        guard string.utf8.contains(UInt8(ascii: "{")), let json = try? JSONReader.read(Array(string.utf8)) else {
            return false
        }
        var cuts: [Cut] = []
        collect(json, &cuts)
        return !cuts.isEmpty
    }

    private static func isOne(of words: [String], _ key: String) -> Bool {
        words.contains { $0.utf8.count == key.utf8.count && $0 == key.lowercased() }
    }
}
