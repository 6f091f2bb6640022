/// A page's HTML with named gaps: `{{name}}` is filled with a text, `{{{name}}}` with markup, and `{{v.path}}` with the
/// versioned URL of a static file, once, when the template is read.
struct Template<Name: RawRepresentable<String>>: Sendable where Name: Sendable {
    /// A template that cannot be used.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private enum Piece {
        case literal([UInt8])
        case text(Name)
        case markup(Name)
    }

    private var pieces: [Piece] = []

    /// Reads a template.
    ///
    /// - Parameters:
    ///   - source: its text.
    ///   - versioned: gives a static file's path its versioned URL.
    /// - Throws: `Fault` where a gap is not closed or nothing fills it.
    init(_ source: String, versioned: (String) -> String) throws(Fault) {
        var rest = source[...]
        while let open = rest.firstRange(of: "{{") {
            append(literal: rest[..<open.lowerBound])
            rest = rest[open.upperBound...]
            let isMarkup = rest.first == "{"
            guard let close = rest.firstRange(of: isMarkup ? "}}}" : "}}") else {
                throw Fault(description: "A gap of the template is not closed: {{\(rest.prefix(40))")
            }
            let name = String(rest[..<close.lowerBound].drop { $0 == "{" })
            rest = rest[close.upperBound...]
            if name.hasPrefix("v.") {
                append(literal: versioned("/" + name.dropFirst(2))[...])
            } else if let name = Name(rawValue: name) {
                pieces.append(isMarkup ? .markup(name) : .text(name))
            } else {
                throw Fault(description: "The template has a gap that nothing fills: {{\(name)}}")
            }
        }
        append(literal: rest)
    }

    /// Fills the gaps; texts are escaped.
    func filled(_ value: (Name) -> String) -> [UInt8] {
        var html: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .literal(let bytes): html += bytes
            case .text(let name): html.append(htmlEscaping: value(name))
            case .markup(let name): html += value(name).utf8
            }
        }
        return html
    }

    private mutating func append(literal: Substring) {
        pieces.append(.literal(Array(literal.utf8)))
    }
}

extension [UInt8] {
    /// Appends a text so that it stays a text in an element and in a quoted attribute.
    mutating func append(htmlEscaping text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): self += "&amp;".utf8
            case UInt8(ascii: "<"): self += "&lt;".utf8
            case UInt8(ascii: ">"): self += "&gt;".utf8
            case UInt8(ascii: "\""): self += "&quot;".utf8
            case UInt8(ascii: "'"): self += "&#39;".utf8
            default: append(byte)
            }
        }
    }
}
