import StoryEngine

/// Findings for programs: an array with an object a file, its findings as in the timeline document.
enum JSONReport {
    static func json(_ files: [CheckCommand.CheckedFile]) -> [UInt8] {
        var writer = JSONWriter()
        writer.array(files) { file, json in
            json.object { json in
                json.member("file", file.name)
                json.member("outcome", file.timeline.outcome.rawValue)
                json.key("diagnostics")
                json.array(file.timeline.findings) { $0.write(to: &$1) }
            }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }
}
