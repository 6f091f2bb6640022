import Foundation
import StoryEngine
import TestSupport
import Testing
import WebServer

@testable import PreviewServer

/// Holds the tables in `Templates/words` against the texts that are in use.
struct WordTablesTests {
    private static let languages = Language.allCases.filter { $0 != .english }

    private func table(_ language: Language, _ part: String) throws -> [String: String] {
        let file = Fixtures.root.appending(path: "Templates/words/\(language.rawValue).json")
        let table = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: [String: String]]
        return try #require(table?[part])
    }

    private func files(in folder: String, _ suffix: String) throws -> [String] {
        let root = Fixtures.root.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(suffix) }
            .map { try String(contentsOf: root.appending(path: $0), encoding: .utf8) }
    }

    /// What templates mark, what the server says by literals, and what it says of problems and chapters.
    private func pageTexts() throws -> Set<String> {
        let marked = try files(in: "Templates", ".html").flatMap {
            $0.matches(of: /\[\[(.*?)\]\]/.dotMatchesNewlines())
        }
        .map { $0.1.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
        let swift = try files(in: "Sources/PreviewServer", ".swift").joined()
        let said = swift.matches(of: /\Wsay\(\s*"([^"\\]*)"/).map { String($0.1) }
        let problems = (swift + (try files(in: "Sources/WebServer", "Application.swift").joined()))
            .matches(of: /\W(?:Problem|self\.init)\(\s*\.\w+,\s*"([^"\\]*)"/).map { String($0.1) }
        let named = swift.matches(of: /\Wtitle: "([^"\\]+)"/).map { String($0.1) }
        let statuses = [
            Status.badRequest, .forbidden, .notFound, .methodNotAllowed, .internalServerError, .serviceUnavailable,
        ]
        let titles = named + statuses.map(\.reason)
        #expect(!marked.isEmpty && !said.isEmpty && !problems.isEmpty)
        return Set(marked + said + problems + titles + FindingChapter.allCases.map(\.title))
    }

    /// The literal keys of `say` and `count` in the page's modules.
    private func scriptTexts() throws -> Set<String> {
        let source = try files(in: "Public", ".js").joined()
        let said = source.matches(of: /\Wsay\(\s*'((?:[^'\\]|\\.)*)'/).map { String($0.1) }
        let counted = source.matches(of: /\Wcount\(\s*[^,']+,\s*'((?:[^'\\]|\\.)*)',\s*'((?:[^'\\]|\\.)*)'/)
            .flatMap { [String($0.1), String($0.2)] }
        return Set((said + counted).map { $0.replacing("\\'", with: "'") })
    }

    private func gaps(_ text: String) -> [String] {
        text.matches(of: /\{+\w+\}+/).map { String($0.0) }.sorted()
    }

    @Test(arguments: languages)
    func `every text of the pages has a translation, and no translation is unused`(language: Language) throws {
        let table = try table(language, "page")
        let texts = try pageTexts()
        #expect(texts.subtracting(table.keys) == [])
        #expect(Set(table.keys).subtracting(texts) == [])
    }

    @Test(arguments: languages)
    func `every text of the script has a translation, and no translation is unused`(language: Language) throws {
        let table = try table(language, "script")
        let texts = try scriptTexts()
        #expect(texts.subtracting(table.keys) == [])
        #expect(Set(table.keys).subtracting(texts) == [])
    }

    @Test(arguments: languages, ["page", "script"])
    func `a translation has the gaps of its text`(language: Language, part: String) throws {
        for (text, translation) in try table(language, part) {
            #expect(gaps(text) == gaps(translation), "\(text)")
            #expect(!translation.contains("!") && !translation.contains("！"), "\(text)")
        }
    }

    @Test func `the modules say every text by a literal`() throws {
        let users = try files(in: "Public", ".js").filter {
            $0.contains(/import \{[^}]*\W(say|count)\W/) && !$0.contains("export const count")
        }
        #expect(users.count > 10)
        for source in users {
            let others = source.matches(of: /(?:[^.#\w])say\(\s*[^'\s]|(?:[^.#\w])count\(\s*[^,']+,\s*[^'\s]/)
            #expect(others.map { String($0.0) } == [])
        }
    }

    @Test func `no style sheet says anything`() throws {
        let sheets = try files(in: "Public/styles", ".css").joined()
        #expect(sheets.matches(of: /content: *"[^"]*\p{Letter}/).map { String($0.0) } == [])
    }
}
