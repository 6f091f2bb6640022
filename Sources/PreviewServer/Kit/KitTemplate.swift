/// A file of the kit with gaps: `{{name}}` is filled with a value, escaped for the file's format, and `{{{name}}}` with
/// text of that format.
///
/// What stands between `{{#name}}` and `{{/name}}` is there only where there is such a value, and between `{{^name}}`
/// and `{{/name}}` only where there is none; marks that stand alone on a line take the line with them.
struct KitTemplate: Sendable {
    /// The values of a kit.
    enum Gap: String {
        case overrides
        case storyAspectRatio
        case hapticsEnabled
        case longPressToPauseEnabled
        case crossfadesBetweenPages
        case loopsAfterLastPage
        case appGroupIdentifier
        case delegate
        case ratio
        case category
        case bundleIdentifier
        case simulatorCommand
        case notification
        case device
    }

    /// A template that cannot be used.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private indirect enum Piece {
        case literal(String)
        case value(Gap)
        case markup(Gap)
        case section(Gap, isInverted: Bool, [Piece])
    }

    private let format: KitFormat
    private var pieces: [Piece] = []

    /// Reads a template.
    ///
    /// - Throws: `Fault` where a gap or section is not closed, or nothing fills it.
    init(_ source: String, format: KitFormat) throws(Fault) {
        self.format = format
        var rest = source[...]
        pieces = try Self.pieces(of: &rest, inside: nil)
    }

    /// The file with these values.
    func filled(_ values: [Gap: String]) -> [UInt8] {
        var text = ""
        fill(pieces, values, &text)
        return Array(text.utf8)
    }

    private func fill(_ pieces: [Piece], _ values: [Gap: String], _ text: inout String) {
        for piece in pieces {
            switch piece {
            case .literal(let literal): text += literal
            case .value(let gap): text += format.escaped(values[gap] ?? "")
            case .markup(let gap): text += values[gap] ?? ""
            case .section(let gap, let isInverted, let pieces):
                if (values[gap] == nil) == isInverted { fill(pieces, values, &text) }
            }
        }
    }

    private static func pieces(of rest: inout Substring, inside section: Gap?) throws(Fault) -> [Piece] {
        var pieces: [Piece] = []
        while let open = rest.firstRange(of: "{{") {
            var literal = rest[..<open.lowerBound]
            rest = rest[open.upperBound...]
            let isMarkup = rest.first == "{"
            guard let close = rest.firstRange(of: isMarkup ? "}}}" : "}}") else {
                throw Fault(description: "A gap of the kit is not closed: {{\(rest.prefix(40))")
            }
            let mark = rest[..<close.lowerBound].drop { $0 == "{" }
            rest = rest[close.upperBound...]
            let kind = mark.first.flatMap { "#^/".contains($0) ? $0 : nil }
            guard let gap = Gap(rawValue: String(kind == nil ? mark : mark.dropFirst())) else {
                throw Fault(description: "The kit has a gap that nothing fills: {{\(mark)}}")
            }
            if kind != nil { takeLine(before: &literal, after: &rest) }
            pieces.append(.literal(String(literal)))
            switch kind {
            case nil: pieces.append(isMarkup ? .markup(gap) : .value(gap))
            case "/":
                guard gap == section else { throw Fault(description: "The kit ends what was not begun: {{\(mark)}}") }
                return pieces
            default:
                let inner = try Self.pieces(of: &rest, inside: gap)
                pieces.append(.section(gap, isInverted: kind == "^", inner))
            }
        }
        if let section { throw Fault(description: "A section of the kit is not closed: {{#\(section.rawValue)}}") }
        return pieces + [.literal(String(rest))]
    }

    /// Drops the line of a mark that stands alone on it.
    private static func takeLine(before: inout Substring, after: inout Substring) {
        let indent = before.reversed().prefix { $0 == " " }.count
        let end = after.prefix { $0 == " " }.count
        let isFirst = before.dropLast(indent).last.map { $0 == "\n" } ?? true
        guard isFirst, after.dropFirst(end).first == "\n" else { return }
        before = before.dropLast(indent)
        after = after.dropFirst(end + 1)
    }
}
