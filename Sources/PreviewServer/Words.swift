import StoryEngine
import WebServer

/// What the pages say in one language, by the English text.
///
/// `Templates/words` holds a table a language: under `page` what templates and the server say, under `script` what the
/// page's script says.
struct Words: Sendable {
    /// A table, or a template with marks, that cannot be used.
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    static let english = Words(language: .english, page: [:], script: "{}")

    let language: Language
    /// What the script says, as JSON that cannot end the element that holds it.
    let script: String
    private let page: [String: String]

    private init(language: Language, page: [String: String], script: String) {
        self.language = language
        self.page = page
        self.script = script
    }

    /// Reads a language's table.
    init(_ language: Language, json: [UInt8]) throws(Fault) {
        let table: JSONValue
        do {
            table = try JSONReader.read(json)
        } catch {
            throw Fault(description: "words/\(language.rawValue).json is not JSON from byte \(error.index) on.")
        }
        let script = try Self.texts("script", of: table, language)
            .map { "\(jsonString($0.key)):\(jsonString($0.text))" }
        self.init(
            language: language,
            page: Dictionary(
                try Self.texts("page", of: table, language).map { ($0.key, $0.text) }, uniquingKeysWith: { $1 }),
            script: "{\(script.joined(separator: ","))}".replacing("<", with: "\\u003c"))
    }

    private static func texts(
        _ part: String, of table: JSONValue, _ language: Language
    ) throws(Fault) -> [(key: String, text: String)] {
        guard let members = table[part]?.members else {
            throw Fault(description: "words/\(language.rawValue).json has no object \(part).")
        }
        return try members.map { (member) throws(Fault) in
            guard let text = member.value.string, !text.isEmpty else {
                throw Fault(description: "words/\(language.rawValue).json has no text for “\(member.key)”.")
            }
            return (member.key, text)
        }
    }

    /// A text in this language, its `{names}` filled; in English where the table has none.
    func say(_ text: String, _ values: KeyValuePairs<String, String> = [:]) -> String {
        values.reduce(page[text] ?? text) { $0.replacing("{\($1.key)}", with: $1.value) }
    }

    /// Whether `say` speaks this language for a text.
    func has(_ text: String) -> Bool {
        language == .english || page[text] != nil
    }

    func name(of severity: Finding.Severity) -> String {
        switch severity {
        case .error: say("error")
        case .warning: say("warning")
        case .note: say("note")
        }
    }

    /// A template's source with each `[[text]]` in this language. Gaps inside stay, and runs of white space count as one.
    func translated(_ source: String) throws(Fault) -> String {
        var html: [UInt8] = []
        var rest = source[...]
        while let open = rest.firstRange(of: "[[") {
            html += rest[..<open.lowerBound].utf8
            rest = rest[open.upperBound...]
            guard let close = rest.firstRange(of: "]]") else {
                throw Fault(description: "A text of the template is not closed: [[\(rest.prefix(40))")
            }
            let text = rest[..<close.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if let translation = page[text] { html.append(htmlEscaping: translation) } else { html += text.utf8 }
            rest = rest[close.upperBound...]
        }
        return String(decoding: html + rest.utf8, as: UTF8.self)
    }
}
