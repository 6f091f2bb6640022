import StoryEngine

/// The formats of a kit's files: how a value is written so that it stays a value.
enum KitFormat {
    /// Inside a string literal of Swift.
    case swift
    /// Inside an element of an XML plist.
    case xml
    /// Inside a string of JSON.
    case json
    /// Inside single quotes of a POSIX shell.
    case shell
    /// As a code span of CommonMark.
    case markdown
    /// Files of this format have no gaps for values.
    case fixed

    func escaped(_ value: String) -> String {
        switch self {
        case .swift: Self.swift(value)
        case .xml: Self.xml(value)
        case .json: Self.json(value)
        case .shell: value.replacing("\0", with: "\u{FFFD}").replacing("'", with: #"'\''"#)
        case .markdown: Self.markdown(value)
        case .fixed: preconditionFailure("A fixed file holds no values.")
        }
    }

    /// What cannot be seen is written by its number: it could end the line, or show the code in another order.
    private static func swift(_ value: String) -> String {
        value.unicodeScalars.reduce(into: "") { literal, scalar in
            switch scalar {
            case "\\", "\"": literal += "\\\(scalar)"
            case _ where isUnseen(scalar): literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
    }

    /// XML 1.0 has no way to write most control characters (its section 2.2).
    private static func xml(_ value: String) -> String {
        value.unicodeScalars.reduce(into: "") { xml, scalar in
            switch scalar {
            case "&": xml += "&amp;"
            case "<": xml += "&lt;"
            case ">": xml += "&gt;"
            case "\r": xml += "&#13;"
            case "\t", "\n": xml.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}"..."\u{FFFF}": xml += "\u{FFFD}"
            default: xml.unicodeScalars.append(scalar)
            }
        }
    }

    private static func json(_ value: String) -> String {
        var writer = JSONWriter()
        writer.value(value)
        return String(decoding: writer.bytes.dropFirst().dropLast(), as: UTF8.self)
    }

    /// With more backticks around than stand in a row inside, and no line end (CommonMark, section 6.1).
    private static func markdown(_ value: String) -> String {
        let text = String(
            String.UnicodeScalarView(value.unicodeScalars.map { isUnseen($0) ? "\u{FFFD}" : $0 }))
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        let needsSpace = text.isEmpty || text.hasPrefix("`") || text.hasSuffix("`")
        return needsSpace ? "\(fence) \(text) \(fence)" : fence + text + fence
    }

    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: false
        }
    }
}
