import Glibc
import StoryEngine

/// `storyproof check FILE…`: prints what the phone will do to each mistake.
enum CheckCommand {
    /// A payload file and its timeline.
    struct CheckedFile {
        /// As it was named; `-` is standard input.
        let path: String
        let text: [UInt8]
        let timeline: Timeline

        var name: String { path == "-" ? "standard input" : path }

        /// The text's lines to show, as UTF-16 code units, without what is for the sender alone: reports end up in logs.
        var shownLines: [ArraySlice<UInt16>] {
            // So many faults that the rest was not looked at: nobody knows where secrets stand.
            if timeline.outcome == .unreadable, timeline.findings.last?.code == .moreFindings { return [] }
            var units = Array(String(decoding: text, as: UTF8.self).utf16)
            for finding in timeline.findings where finding.code == .secretPresent {
                for index in finding.range.start.offset..<finding.range.end.offset where units[index] >= 0x20 {
                    units[index] = 0x2022  // •
                }
            }
            return units.lines
        }
    }

    /// How findings are printed.
    enum Format: String, CaseIterable {
        case text
        case json
        case sarif
        case github

        func report(_ files: [CheckedFile]) -> [UInt8] {
            switch self {
            case .text: Array(TextReport.text(files).utf8)
            case .json: JSONReport.json(files)
            case .sarif: SARIFReport.json(files)
            case .github: Array(GitHubReport.text(files).utf8)
            }
        }
    }

    /// Checks the files that the arguments name.
    ///
    /// - Returns: whether none has a finding that counts.
    static func run(_ arguments: [String]) throws(CommandError) -> Bool {
        var arguments = try Arguments(arguments, switches: ["strict", "media", "allow-private-media"])
        let isStrict = arguments.take("strict") == "true"
        let media = try MediaCheck(&arguments)
        let formatName = arguments.take("format") ?? Format.text.rawValue
        guard let format = Format(rawValue: formatName) else {
            throw .unusable("--format is one of \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        guard !arguments.words.isEmpty else { throw .unusable("Name the files to check, or - for standard input.") }
        let reader = try PayloadReading(&arguments)
        var files: [CheckedFile] = []
        for name in arguments.words {
            let (text, timeline) = try reader.timeline(of: name)
            files.append(CheckedFile(path: name, text: text, timeline: timeline))
        }
        if let media { files = try media.checked(files, by: reader) }
        files = try compared(files, by: reader)
        write(format.report(files), to: STDOUT_FILENO)
        return !files.contains { file in
            file.timeline.findings.contains { $0.severity == .error || isStrict && $0.severity == .warning }
        }
    }

    /// The files with plists compared to the pushes beside them.
    private static func compared(
        _ files: [CheckedFile], by reader: PayloadReading
    ) throws(CommandError) -> [CheckedFile] {
        let categories = files.compactMap { $0.timeline.notification?.category }
        if categories.isEmpty { return files }
        var compared: [CheckedFile] = []
        for file in files {
            // What is no payload may be a plist.
            let timeline =
                file.timeline.outcome == .unreadable
                ? try reader.timeline(of: file.text, from: file.path, categories: categories) : file.timeline
            compared.append(CheckedFile(path: file.path, text: file.text, timeline: timeline))
        }
        return compared
    }
}

extension [UInt16] {
    /// The lines, as positions count them: CRLF, LF and CR each end one.
    fileprivate var lines: [ArraySlice<UInt16>] {
        var lines: [ArraySlice<UInt16>] = []
        var start = 0
        for index in indices where self[index] == 0x0A || self[index] == 0x0D {
            if self[index] == 0x0D, index + 1 < count, self[index + 1] == 0x0A { continue }
            let isCRLF = self[index] == 0x0A && index > start && self[index - 1] == 0x0D
            lines.append(self[start..<(isCRLF ? index - 1 : index)])
            start = index + 1
        }
        return lines + [self[start...]]
    }
}
