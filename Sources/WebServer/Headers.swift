/// Header lines in order; a name may stand in several.
package struct Headers: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    package struct Line: Sendable, Equatable {
        package let name: HeaderName
        package let value: HeaderValue
    }

    package private(set) var lines: [Line] = []

    package init() {}

    package init(dictionaryLiteral elements: (HeaderName, HeaderValue)...) {
        lines = elements.map { Line(name: $0.0, value: $0.1) }
    }

    /// The first value of that name; setting replaces every line of that name, setting nil removes them.
    package subscript(name: HeaderName) -> HeaderValue? {
        get { lines.first { $0.name == name }?.value }
        set {
            lines.removeAll { $0.name == name }
            if let newValue { lines.append(Line(name: name, value: newValue)) }
        }
    }

    /// The text of the first value of that name.
    package func text(_ name: HeaderName) -> String? { self[name]?.text }

    /// All values of that name joined by commas, as RFC 9110, section 5.3, reads a repeated list; nil where none is.
    package func list(_ name: HeaderName) -> String? {
        guard let first = lines.firstIndex(where: { $0.name == name }) else { return nil }
        var text = lines[first].value.text
        for line in lines[(first + 1)...] where line.name == name { text += ",\(line.value.text)" }
        return text
    }

    /// Adds a line behind the others.
    package mutating func append(_ name: HeaderName, _ value: HeaderValue) {
        // Room for what a browser sends, taken once.
        if lines.isEmpty { lines.reserveCapacity(16) }
        lines.append(Line(name: name, value: value))
    }

    /// Adds a member to a list such as `Vary`, unless it is already there.
    package mutating func insert(_ member: HeaderValue, intoList name: HeaderName) {
        guard let present = list(name) else { return append(name, member) }
        let members = present.utf8.split(separator: UInt8(ascii: ","))
        let wanted = member.text.lowercased()
        if members.contains(where: { String(decoding: $0.trimmed, as: UTF8.self).lowercased() == wanted }) { return }
        if let joined = HeaderValue("\(present), \(member.text)") { self[name] = joined }
    }

    /// Adds those of the given lines whose names are not yet here.
    package mutating func fill(from defaults: Headers) {
        for line in defaults.lines where self[line.name] == nil { lines.append(line) }
    }
}
