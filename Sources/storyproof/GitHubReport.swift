import StoryEngine

/// Findings as workflow commands, which GitHub shows beside the lines of a change.
enum GitHubReport {
    static func text(_ files: [CheckCommand.CheckedFile]) -> String {
        files.flatMap { file in file.timeline.findings.map { command($0, file.name) } }.joined()
    }

    private static func command(_ finding: Finding, _ file: String) -> String {
        let level = finding.severity == .note ? "notice" : finding.severity.rawValue
        let range = finding.range
        let properties = [
            ("file", file), ("line", "\(range.start.line)"), ("endLine", "\(range.end.line)"),
            ("col", "\(range.start.column)"), ("endColumn", "\(range.end.column)"), ("title", finding.code.rawValue),
        ]
        let list = properties.map { "\($0)=\(escaped($1, alsoPunctuation: true))" }.joined(separator: ",")
        return "::\(level) \(list)::\(escaped("\(finding.message) \(finding.onPhone)", alsoPunctuation: false))\n"
    }

    /// Escaped as the runner unescapes; a line break would start another command.
    private static func escaped(_ text: String, alsoPunctuation: Bool) -> String {
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            case ":" where alsoPunctuation: escaped += "%3A"
            case "," where alsoPunctuation: escaped += "%2C"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }
}
