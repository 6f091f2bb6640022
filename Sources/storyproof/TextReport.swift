import StoryEngine

/// Findings for people at a terminal: the place, the line with a caret under it, and the cure.
enum TextReport {
    /// Longer lines are cut around the place, in characters.
    private static let maxLineLength = 120

    static func text(_ files: [CheckCommand.CheckedFile]) -> String {
        files.map { file in
            let lines = file.shownLines
            return file.timeline.findings.map { finding($0, file.name, lines) }.joined() + summary(file)
        }.joined()
    }

    private static func finding(_ finding: Finding, _ name: String, _ lines: [ArraySlice<UInt16>]) -> String {
        let start = finding.range.start
        var text =
            "\(name):\(start.line):\(start.column): \(finding.severity.rawValue): \(finding.message) [\(finding.code.rawValue)]\n"
        if lines.indices.contains(start.line - 1) { text += excerpt(Array(lines[start.line - 1]), finding.range) }
        text += "    → \(finding.onPhone)\n"
        for fix in finding.fixes { text += "    • \(fix.title)\n" }
        return text + "\n"
    }

    /// The line and a caret, with tabs kept so that the caret stands right.
    private static func excerpt(_ units: [UInt16], _ range: SourceRange) -> String {
        let column = min(range.start.column - 1, units.count)
        let from = max(0, column - maxLineLength / 2)
        let shown = units[from..<min(units.count, from + maxLineLength)]
        let indent = String(decoding: units[from..<column], as: UTF16.self).map { $0 == "\t" ? "\t" : " " }.joined()
        let isOneLine = range.end.line == range.start.line
        let length = max(
            1, min(isOneLine ? range.end.column - range.start.column : units.count - column, shown.endIndex - column))
        let mark = "^" + String(repeating: "~", count: length - 1)
        return "    \(printable(String(decoding: shown, as: UTF16.self)))\n    \(indent)\(mark)\n"
    }

    /// Control characters could give the terminal commands.
    private static func printable(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { printable, scalar in
            let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
            printable.unicodeScalars.append(isControl ? "\u{FFFD}" : scalar)
        }
    }

    private static func summary(_ file: CheckCommand.CheckedFile) -> String {
        let findings = file.timeline.findings
        let counts = [Finding.Severity.error, .warning, .note].compactMap { severity -> String? in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
        }
        return "\(file.name): \(counts.isEmpty ? "no findings" : counts.joined(separator: ", "))\n"
    }
}
