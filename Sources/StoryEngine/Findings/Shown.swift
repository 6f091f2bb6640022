extension JSONValue {
    /// A number's digits, to show.
    var digits: String {
        if case .number(let digits) = content { digits.shortened } else { "" }
    }

    /// Whether an object has nothing for a key: no member, null, or an empty text.
    func isWithout(_ key: String) -> Bool {
        guard let value = self[key] else { return true }
        return value.isNull || value.string == ""
    }
}

extension String {
    /// At most 64 characters, to show.
    var shortened: String {
        utf8.count <= 64 ? self : String(decoding: utf8.prefix(60), as: UTF8.self) + "…"
    }

    /// Whether there is something, and nothing that can be seen.
    var isBlank: Bool {
        utf8.first?.isVisibleASCII == false && unicodeScalars.allSatisfy(\.properties.isWhitespace)
    }
}
