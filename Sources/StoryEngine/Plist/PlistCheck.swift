/// Finds what is wrong with a plist that somebody gives in place of a payload, or beside one.
enum PlistCheck {
    /// The findings about a plist's text.
    static func findings(
        in text: [UInt8], _ form: PlistForm, options: PreviewOptions, surroundings: PreviewSurroundings
    ) -> [Finding] {
        var findings = Findings()
        var root: JSONValue?
        switch form {
        case .binary:
            findings.report(
                .plistBinary, .error, in: 0..<PlistForm.binaryMark.utf8.count, .plistBinary, onPhone: .plistNotLookedAt)
        case .xml:
            do throws(JSONFault) {
                let value = try PlistReader.read(text)
                root = value
                let inspection = PlistInspection(
                    text: text, root: value,
                    surroundings: .init(options: options, categories: surroundings.categories))
                for rule in PlistRules.all { rule.check(inspection, &findings) }
            } catch {
                findings.report(error)
            }
        }
        return FindingPlacer(text: text, json: root, encoded: [], language: surroundings.language).placed(findings)
    }
}
