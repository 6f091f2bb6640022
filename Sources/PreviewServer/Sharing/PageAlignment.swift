/// Which page of one version is which page of the other: equal pages first, then pages that share their picture or
/// their title, by the longest common subsequence; what is left between two of those is paired in order.
struct PageAlignment {
    typealias Pair = (from: Int?, to: Int?)

    /// Above so many comparisons pages are paired by their places.
    private static let maxComparisons = 250_000

    private(set) var pairs: [Pair] = []

    init(from: [StoredTimeline.Page], to: [StoredTimeline.Page]) {
        var last = (from: 0, to: 0)
        for match in Self.matches(from, to) + [(from.count, to.count)] {
            addGap(last.from..<match.0, last.to..<match.1)
            if match.0 < from.count { pairs.append((match.0, match.1)) }
            last = (match.0 + 1, match.1 + 1)
        }
    }

    private mutating func addGap(_ from: Range<Int>, _ to: Range<Int>) {
        let common = min(from.count, to.count)
        for offset in 0..<common { pairs.append((from.lowerBound + offset, to.lowerBound + offset)) }
        for index in from.dropFirst(common) { pairs.append((index, nil)) }
        for index in to.dropFirst(common) { pairs.append((nil, index)) }
    }

    private static func matches(_ from: [StoredTimeline.Page], _ to: [StoredTimeline.Page]) -> [(Int, Int)] {
        guard from.count * to.count <= maxComparisons else { return [] }
        // Best sum of likenesses of what lies behind each pair of places.
        var best = Array(repeating: Array(repeating: 0, count: to.count + 1), count: from.count + 1)
        for row in from.indices.reversed() {
            for column in to.indices.reversed() {
                let likeness = likeness(from[row], to[column])
                let taken = likeness > 0 ? best[row + 1][column + 1] + likeness : 0
                best[row][column] = max(taken, best[row + 1][column], best[row][column + 1])
            }
        }
        var (row, column, matches) = (0, 0, [(Int, Int)]())
        while row < from.count, column < to.count {
            let likeness = likeness(from[row], to[column])
            if likeness > 0, best[row][column] == best[row + 1][column + 1] + likeness {
                matches.append((row, column))
                (row, column) = (row + 1, column + 1)
            } else if best[row][column] == best[row + 1][column] {
                row += 1
            } else {
                column += 1
            }
        }
        return matches
    }

    private static func likeness(_ one: StoredTimeline.Page, _ other: StoredTimeline.Page) -> Int {
        if one == other { return 4 }
        if one.imageURL == other.imageURL { return 2 }
        return one.title != nil && one.title == other.title ? 1 : 0
    }
}
