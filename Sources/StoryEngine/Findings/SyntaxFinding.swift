extension JSONFault {
    /// The finding that says why the text is not JSON.
    func report(to findings: inout Findings, in text: [UInt8]) {
        findings.report(code, .error, in: range, message(in: text), onPhone: "Nothing is sent: \(consequence).")
    }

    private var code: FindingCode {
        switch reason {
        case .controlCharacter: .jsonControlCharacter
        case .loneSurrogate: .jsonLoneSurrogate
        case .invalidUTF8: .jsonInvalidUTF8
        case .tooDeep: .jsonTooDeep
        case .tooLong: .payloadTooLong
        default: .jsonSyntax
        }
    }

    private var consequence: String {
        switch reason {
        case .tooLong: "no phone takes a text of this length"
        default: "the text is not JSON until this is put right"
        }
    }

    private func message(in text: [UInt8]) -> String {
        switch reason {
        case .unexpectedEnd where text.isEmpty: "The text is empty. Paste a payload."
        case .unexpectedEnd(let expected): "The text ends here, but \(expected) should follow."
        case .unexpected(let expected): "Here should be \(expected), not \(character(in: text))."
        case .trailingText:
            "The JSON is complete before this: take away what follows, or put a bracket around all of it."
        case .badNumber: "This is not a number as JSON writes it."
        case .badEscape: #"This is not an escape that JSON has. Write \\ for a backslash."#
        case .controlCharacter: #"A line break or another control character stands inside a text. Write \n for it."#
        case .loneSurrogate: "This is half of a character: its other half is missing."
        case .invalidUTF8: "Here stand bytes that are not UTF-8. Save the text as UTF-8."
        case .tooDeep: "Brackets are nested deeper than \(JSONReader.maxDepth) levels here."
        case .tooLong: "The text is longer than 1 MiB."
        }
    }

    private func character(in text: [UInt8]) -> String {
        let character = String(decoding: text[range.lowerBound...].prefix(4), as: UTF8.self).unicodeScalars.first
        guard let character, character.properties.generalCategory != .control else { return "a line break" }
        return String(character)
    }
}
