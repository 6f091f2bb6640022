/// Which codings a client takes (RFC 9110, section 12.5.3).
package struct AcceptEncoding: Sendable, Equatable {
    /// Thousandths, 0 to 1000; nil where the coding is not named and no `*` stands for it.
    private var gzip: Int?
    private var identity: Int?
    private var others: Int?

    /// A member whose weight cannot be read counts as refused. Nil, the header is absent, means no coding.
    package init(_ header: String?) {
        for member in (header ?? "").utf8.split(separator: UInt8(ascii: ",")) {
            let parts = member.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map(\.trimmed)
            guard let coding = parts.first, !coding.isEmpty else { continue }
            let weight = Self.weight(parts.dropFirst())
            if coding.equals(ignoringCase: "gzip") || coding.equals(ignoringCase: "x-gzip") { gzip = weight }
            if coding.equals(ignoringCase: "identity") { identity = weight }
            if coding.equals(ignoringCase: "*") { others = weight }
        }
    }

    /// Whether gzip is accepted and not liked less than the bare bytes.
    package var prefersGzip: Bool {
        let weight = gzip ?? others ?? 0
        return weight > 0 && weight >= identity ?? 0
    }

    /// `q=` with 0 to 1 and at most three decimals (RFC 9110, section 12.4.2); 1000 without it, 0 where malformed.
    private static func weight(_ parameters: ArraySlice<Substring.UTF8View>) -> Int {
        guard let parameter = parameters.first else { return 1000 }
        let text = Array(parameter)
        guard parameters.count == 1, text.count >= 3, text.count <= 7, text.prefix(2).equals(ignoringCase: "q="),
            text[2] == UInt8(ascii: "0") || text[2] == UInt8(ascii: "1"),
            text.count == 3 || text[3] == UInt8(ascii: "."), text.dropFirst(4).allSatisfy(\.isDigit)
        else { return 0 }
        let decimals = text.dropFirst(4) + Array(repeating: UInt8(ascii: "0"), count: 3 - text.dropFirst(4).count)
        let weight = ([text[2]] + decimals).reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return weight <= 1000 ? weight : 0
    }
}
