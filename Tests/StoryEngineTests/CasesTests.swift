import Foundation
import Testing
import TestSupport

@testable import StoryEngine

/// The table of payloads with their right answers.
struct CasesTests {
    @Test func `every row has its right answer`() throws {
        let lines = try Fixtures.bytes("payloads/cases.jsonl").split(separator: UInt8(ascii: "\n")).map(Array.init)
        #expect(lines.count > 40)
        for line in lines {
            let row = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
            let name = try #require(row["name"] as? String)
            // Foundation drops a byte order mark in front of a string.
            let text = try #require(try JSONReader.read(line)["text"]?.string)
            let document = try document(of: text, options: row["options"] as? [String: String] ?? [:])
            let missing = try compare(document, with: try #require(row["expect"] as? [String: Any]), name: name)
            #expect(missing.isEmpty, "\(name)")
        }
    }

    private func document(of text: String, options settings: [String: String]) throws -> [String: Any] {
        var options = PreviewOptions()
        for (name, value) in settings { try options.set(name, to: value) }
        let document = try Timeline(of: Array(text.utf8), options: options).document()
        return try #require(try JSONSerialization.jsonObject(with: Data(document)) as? [String: Any])
    }

    /// Compares all that a row expects.
    ///
    /// - Returns: the codes of expected findings that are not there.
    private func compare(_ document: [String: Any], with expected: [String: Any], name: String) throws -> Set<String> {
        #expect(document["outcome"] as? String == expected["outcome"] as? String, "\(name)")
        if let total = expected["total"] as? Double {
            #expect(document["totalDuration"] as? Double == total, "\(name)")
        }
        if let body = expected["body"] as? String {
            #expect((document["fallback"] as? [String: Any])?["body"] as? String == body, "\(name)")
        }
        let pages = document["pages"] as? [[String: Any]] ?? []
        if let expectedPages = expected["pages"] as? [[String: Any]] {
            #expect(pages.count == expectedPages.count, "\(name)")
            for (page, fields) in zip(pages, expectedPages) { #expect(page.holds(fields), "\(name)") }
        }
        let findings = document["diagnostics"] as? [[String: Any]] ?? []
        for code in expected["absent"] as? [String] ?? [] {
            #expect(!findings.contains { $0["code"] as? String == code }, "\(name)")
        }
        let wanted = expected["findings"] as? [[String: Any]] ?? []
        return Set(
            wanted.filter { wanted in !findings.contains { $0.isFinding(wanted) } }.compactMap { $0["code"] as? String }
        )
    }
}

extension [String: Any] {
    /// Whether each of `fields` has the same value here.
    fileprivate func holds(_ fields: [String: Any]) -> Bool {
        fields.allSatisfy { key, value in (self[key] as? NSObject) == (value as? NSObject) }
    }

    /// Whether this finding has the code, severity, pointer and place that `wanted` names.
    fileprivate func isFinding(_ wanted: [String: Any]) -> Bool {
        let start = (self["range"] as? [String: Any])?["start"] as? [String: Any] ?? [:]
        return holds(wanted.filter { ["code", "severity", "pointer"].contains($0.key) })
            && start.holds(wanted.filter { ["line", "column"].contains($0.key) })
    }
}
