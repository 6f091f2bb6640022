/// A `duration` that is neither a number nor a boolean (the behaviour's section 2).
enum DurationNotNumber: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for page in inspection.pages {
            guard let duration = page.meant["duration"] else { continue }
            switch duration.content {
            case .string, .array, .object:
                findings.report(
                    .durationNotNumber, .warning, at: duration, .durationNotNumber, .number(page.number),
                    .type(duration.type),
                    onPhone: .defaultDuration, fixes: fixes(for: duration))
            case .null, .bool, .number: break
            }
        }
    }

    /// A number written as a text can be written as one; with a decimal comma or a unit that is a guess.
    private static func fixes(for duration: JSONValue) -> [Fix] {
        guard let text = duration.string, text.utf8.count <= 32 else { return [] }
        if isSeconds(text) { return [.safe(.writeNumber, [.text(text)], Fix.Edit(duration.range, text))] }
        let guess = String(text.filter { !$0.isWhitespace && $0 != "s" && $0 != "S" }.map { $0 == "," ? "." : $0 })
        return isSeconds(guess) ? [.offered(.writeNumber, [.text(guess)], Fix.Edit(duration.range, guess))] : []
    }

    private static func isSeconds(_ text: String) -> Bool {
        guard let value = try? JSONReader.read(Array(text.utf8)), case .number(let digits) = value.content else {
            return false
        }
        // Others would only trade this finding for another one.
        return digits == text && (Double(digits).map { (1...StoryPage.maxDuration).contains($0) } ?? false)
    }
}
