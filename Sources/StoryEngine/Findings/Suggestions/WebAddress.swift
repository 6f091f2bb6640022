/// Cures for URLs that are meant for the web.
enum WebAddress {
    /// What an address lacks in front, where it has no scheme but looks like a web address.
    static func missingScheme(of address: String, _ url: PhoneURL) -> String? {
        guard url == .noScheme || url.isHostAndPort(address) else { return nil }
        let scheme = address.hasPrefix("//") ? "https:" : "https://"
        let host = address.drop { $0 == "/" }.prefix { $0 != "/" && $0 != "?" }
        let isBare = url != .noScheme || host.contains(".")
        return isBare && PhoneURL(scheme + address).host?.isEmpty == false ? scheme : nil
    }

    /// What is made of an address once its cures are applied.
    static func meant(_ address: String, _ url: PhoneURL) -> PhoneURL {
        if url == .malformed { return PhoneURL(address.trimmed) }
        return missingScheme(of: address, url).map { PhoneURL($0 + address) } ?? url
    }

    /// Puts the scheme in front.
    static func fixes(for address: Inspection.Address, in text: [UInt8]) -> [Fix] {
        guard let scheme = missingScheme(of: address.value.string ?? "", address.url),
            let start = address.value.textRange(in: text)?.lowerBound
        else { return [] }
        return [.offered(.addScheme, [], .insert(scheme, at: start))]
    }

    /// Percent-encodes raw spaces; those at the ends are to be taken away first.
    static func encodingSpaces(of address: Inspection.Address, in text: [UInt8]) -> [Fix] {
        guard address.url != .malformed, let range = address.value.textRange(in: text) else { return [] }
        let edits = range.filter { text[$0] == UInt8(ascii: " ") }.map { Fix.Edit($0..<$0 + 1, "%20") }
        return [Fix(title: .encode, arguments: [], isSafe: false, edits: edits)]
    }

    /// Takes white space at the ends away.
    static func trimming(for value: JSONValue, in text: [UInt8]) -> [Fix] {
        guard let address = value.string, let range = value.textRange(in: text) else { return [] }
        let trimmed = address.trimmed
        guard trimmed != address, PhoneURL(trimmed).hasScheme,
            let front = address.firstRange(of: trimmed).map({
                address.utf8.distance(from: address.startIndex, to: $0.lowerBound)
            })
        else { return [] }
        let start = range.lowerBound + front
        let edits = [
            Fix.Edit(range.lowerBound..<start, ""), Fix.Edit(start + trimmed.utf8.count..<range.upperBound, ""),
        ]
        return [Fix(title: .trim, arguments: [], isSafe: true, edits: edits.filter { !$0.bytes.isEmpty })]
    }
}

extension String {
    /// Without white space at the ends.
    var trimmed: String {
        if let first = utf8.first, let last = utf8.last, first.isVisibleASCII, last.isVisibleASCII { return self }
        let scalars = unicodeScalars.drop(while: \.properties.isWhitespace)
        let end = scalars.lastIndex { !$0.properties.isWhitespace }
        return end.map { String(String.UnicodeScalarView(scalars[...$0])) } ?? ""
    }
}

extension UInt8 {
    /// Whether it is no space, for sure; white space outside ASCII is looked up, which is slow.
    var isVisibleASCII: Bool {
        self > 0x20 && self < 0x7F
    }
}
