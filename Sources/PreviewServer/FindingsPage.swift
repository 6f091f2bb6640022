import StoryEngine
import WebServer

/// The page about every kind of finding; `/docs/findings#image-missing` leads to one of them.
struct FindingsPage {
    /// The gaps of `Templates/findings.html`.
    enum Gap: String {
        case language
        case contents
        case entries
    }

    /// The gaps of `Templates/finding-entry.html`.
    enum EntryGap: String {
        case code
        case severity
        case severityName
        case meaning
        case onPhone
        case cure
        case before
        case after
    }

    let words: Words
    let page: Template<Gap>
    let entry: Template<EntryGap>
    /// What each entry's example says of itself.
    let severities: [FindingCode: Finding.Severity]

    /// The page's answer; it is the same for everybody who reads this language.
    func response() -> Response {
        let html = page.filled { gap in
            switch gap {
            case .language: words.language.rawValue
            case .contents: FindingChapter.allCases.map(contents).joined()
            case .entries: FindingChapter.allCases.map(section).joined()
            }
        }
        return RequestLanguage.vary(Response(.ok, .html, html).validated())
    }

    private func contents(of chapter: FindingChapter) -> String {
        let links = chapter.entries.map { "<li><a href=\"#\($0.code.rawValue)\">\($0.code.rawValue)</a></li>" }
        return """
            <details><summary>\(title(of: chapter)) <span class="count">\(links.count)</span></summary>\
            <ul>\(links.joined())</ul></details>
            """
    }

    private func section(of chapter: FindingChapter) -> String {
        """
        <section aria-labelledby="chapter-\(chapter)"><h2 id="chapter-\(chapter)">\(title(of: chapter))</h2>\
        \(chapter.entries.map(html).joined())</section>
        """
    }

    private func html(_ entry: FindingEntry) -> String {
        let severity = severities[entry.code]
        let html = self.entry.filled { gap in
            switch gap {
            case .code: entry.code.rawValue
            case .severity: severity?.rawValue ?? ""
            case .severityName: severity.map(words.name) ?? ""
            case .meaning: entry.meaning
            case .onPhone: entry.onPhone
            case .cure: entry.cure
            case .before: entry.before.shown
            case .after: entry.after.shown
            }
        }
        return String(decoding: html, as: UTF8.self)
    }

    private func title(of chapter: FindingChapter) -> String {
        var html: [UInt8] = []
        html.append(htmlEscaping: words.say(chapter.title))
        return String(decoding: html, as: UTF8.self)
    }

    /// The severities of the examples' findings.
    static func severities() -> [FindingCode: Finding.Severity] {
        let severities = FindingEntry.all.compactMap { entry in
            entry.before.findings.first { $0.code == entry.code }.map { (entry.code, $0.severity) }
        }
        return Dictionary(severities, uniquingKeysWith: { first, _ in first })
    }
}
