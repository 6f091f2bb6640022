/// Finds the key that an author meant.
struct KeySuggestion {
    /// In an object with more unknown keys than this the rest is nobody's slip; so work stays linear and small.
    private static let mostLookedAt = 32

    private let known: [String]

    /// Suggestions among these keys.
    init(among known: [String]) {
        self.known = known
    }

    /// The keys that an object's members are meant to have, by their places: where nothing stands under the right key
    /// yet, and of several members that mean the same for the last, which would count.
    func keys(for members: [JSONMember]) -> [Int: String] {
        let unknown = members.enumerated().lazy.filter { !known.contains($0.element.key) }.prefix(Self.mostLookedAt)
        guard !unknown.isEmpty else { return [:] }
        let taken = Set(members.lazy.map(\.key).filter(known.contains))
        var places: [String: Int] = [:]
        for (place, member) in unknown {
            if let key = suggestion(for: member.key), !taken.contains(key) { places[key] = place }
        }
        return Dictionary(uniqueKeysWithValues: places.map { ($1, $0) })
    }

    /// The known key that is most likely meant: by another spelling, another language, or a slip of the finger.
    func suggestion(for key: String) -> String? {
        guard key.utf8.count <= 64, !known.contains(key) else { return nil }
        let folded = Self.folded(key)
        if let match = known.first(where: { Self.folded($0) == folded }) { return match }
        if let match = KeyTranslations.keys[folded], known.contains(match) { return match }
        return closest(to: key.lowercased())
    }

    /// Small letters without what separates words, so that `Button-Title` and `buttonTitle` are the same.
    static func folded(_ key: String) -> String {
        key.lowercased().filter { !"_- .".contains($0) }
    }

    /// A key within two slips, or within one where either is short; nil where two are as close.
    private func closest(to key: String) -> String? {
        let typed = Array(key.unicodeScalars)
        guard known.contains(where: { abs($0.utf8.count - typed.count) <= 2 }) else { return nil }
        let rated = known.map { (key: $0, slips: Self.slips(typed, Array($0.lowercased().unicodeScalars))) }
        guard let best = rated.min(by: { $0.slips < $1.slips }),
            best.slips <= (min(typed.count, best.key.utf8.count) < 6 ? 1 : 2),
            rated.filter({ $0.slips == best.slips }).count == 1
        else { return nil }
        return best.key
    }

    /// Letters added, left out, changed or swapped with their neighbour (the optimal string alignment distance).
    static func slips(_ one: [Unicode.Scalar], _ other: [Unicode.Scalar]) -> Int {
        guard abs(one.count - other.count) <= 2 else { return .max }
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for i in one.indices {
            var row = [i + 1]
            for j in other.indices {
                var slips = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
                if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
                    slips = min(slips, beforeLast[j - 1] + 1)
                }
                row.append(slips)
            }
            beforeLast = last
            last = row
        }
        return last[other.count]
    }
}
