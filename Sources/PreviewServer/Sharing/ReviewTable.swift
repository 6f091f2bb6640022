import ShareStore

/// Reviews as CSV (RFC 4180) for spreadsheets.
enum ReviewTable {
    private static let columns = [
        "number", "version", "pageNumber", "verdict", "withdraws", "name", "text", "contentHash", "createdAt", "stands",
    ]

    static func csv(_ reviews: [Review]) -> [UInt8] {
        ([columns] + reviews.map(cells)).reduce(into: []) { csv, row in
            for (index, cell) in row.enumerated() {
                if index > 0 { csv.append(UInt8(ascii: ",")) }
                csv += quoted(cell)
            }
            csv += "\r\n".utf8
        }
    }

    private static func cells(_ review: Review) -> [String] {
        var withdraws = ""
        if case .withdrawal(let number) = review.act { withdraws = "\(number)" }
        // Pages count from 1 for people.
        return [
            "\(review.number)", "\(review.version)", review.page.map { "\($0 + 1)" } ?? "", review.verdictName,
            withdraws, review.name, review.text, review.contentHash, review.createdAt.text, "\(review.stands)",
        ]
    }

    /// A cell that a spreadsheet would take for a formula begins with an apostrophe.
    private static func quoted(_ cell: String) -> [UInt8] {
        let isFormula = cell.utf8.first.map { "=+-@\t\r".utf8.contains($0) } ?? false
        let text = isFormula ? "'" + cell : cell
        guard text.utf8.contains(where: { "\",\r\n".utf8.contains($0) }) else { return Array(text.utf8) }
        let quote = UInt8(ascii: "\"")
        return [quote] + text.utf8.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
    }
}
