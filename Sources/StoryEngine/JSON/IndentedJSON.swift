extension JSONValue {
    /// The value as JSON of many lines, two spaces a level, with the author's order of members and digits of numbers.
    ///
    /// - Parameter level: how deep the value stands; its first line is not indented.
    /// - Returns: the text, without a line end behind it.
    package func indented(level: Int = 0) -> String {
        var text: [UInt8] = []
        append(to: &text, level: level)
        return String(decoding: text, as: UTF8.self)
    }

    private func append(to text: inout [UInt8], level: Int) {
        switch content {
        case .null: text += "null".utf8
        case .bool(let bool): text += (bool ? "true" : "false").utf8
        case .number(let digits): text += digits.utf8
        case .string(let string): text += Self.quoted(string)
        case .array(let elements):
            Self.append(elements, to: &text, in: ("[", "]"), level: level) { element, text in
                element.append(to: &text, level: level + 1)
            }
        case .object(let members):
            Self.append(members, to: &text, in: ("{", "}"), level: level) { member, text in
                text += Self.quoted(member.key)
                text += ": ".utf8
                member.value.append(to: &text, level: level + 1)
            }
        }
    }

    private static func append<Element>(
        _ elements: [Element], to text: inout [UInt8], in brackets: (String, String), level: Int,
        _ append: (Element, inout [UInt8]) -> Void
    ) {
        text += brackets.0.utf8
        for (place, element) in elements.enumerated() {
            text += (place == 0 ? "\n" : ",\n").utf8
            text += repeatElement(UInt8(ascii: " "), count: 2 * (level + 1))
            append(element, &text)
        }
        if !elements.isEmpty {
            text.append(UInt8(ascii: "\n"))
            text += repeatElement(UInt8(ascii: " "), count: 2 * level)
        }
        text += brackets.1.utf8
    }

    private static func quoted(_ string: String) -> [UInt8] {
        var writer = JSONWriter()
        writer.value(string)
        return writer.bytes
    }
}
