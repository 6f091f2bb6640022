/// Which codings a client takes (RFC 9110, section 12.5.3).
package struct AcceptEncoding: Sendable, Equatable {
    /// Thousandths, 0 to 1000; nil where the coding is not named.
    private var gzip: Int?
    private var identity: Int?
    private var others: Int?

    /// A member whose weight cannot be read counts as refused. Nil, the header is absent, means no coding.
    package init(_ header: String?) {
        guard let header else { return }
        var rest = Array(header.utf8)[...]
        while !rest.isEmpty {
            let member = rest.prefix { $0 != UInt8(ascii: ",") }
            rest = rest.dropFirst(member.count + 1)
            add(member)
        }
    }

    private mutating func add(_ member: ArraySlice<UInt8>) {
        let name = member.prefix { $0 != UInt8(ascii: ";") }
        let weight = name.count == member.count ? 1000 : Self.weight(member.dropFirst(name.count + 1).trimmed)
        let coding = name.trimmed
        if coding.equals(ignoringCase: "gzip") || coding.equals(ignoringCase: "x-gzip") { gzip = weight }
        if coding.equals(ignoringCase: "identity") { identity = weight }
        if coding.equals(ignoringCase: "*") { others = weight }
    }

    /// Whether gzip is accepted and not liked less than the bare bytes.
    package var prefersGzip: Bool {
        let weight = gzip ?? others ?? 0
        return weight > 0 && weight >= identity ?? 0
    }

    /// `q=` with 0 to 1 and at most three decimals (RFC 9110, section 12.4.2) in thousandths; 0 where malformed.
    private static func weight(_ parameter: ArraySlice<UInt8>) -> Int {
        let number = parameter.dropFirst(2)
        guard parameter.prefix(2).equals(ignoringCase: "q="), number.count <= 5, let whole = number.first,
            whole == UInt8(ascii: "0") || whole == UInt8(ascii: "1"),
            number.count != 2 || number.last == UInt8(ascii: ".")
        else { return 0 }
        let decimals = number.dropFirst(2)
        guard decimals.isEmpty || number.dropFirst().first == UInt8(ascii: "."), decimals.allSatisfy(\.isDigit) else {
            return 0
        }
        let digits = [whole] + decimals + Array(repeating: UInt8(ascii: "0"), count: 3 - decimals.count)
        let thousandths = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return thousandths <= 1000 ? thousandths : 0
    }
}
