import Foundation
import Testing
import TestSupport

@testable import StoryEngine

struct HostileInputTests {
    /// Whether a text's timeline is one that a player can trust.
    private func isSound(_ timeline: Timeline) -> Bool {
        let indices = timeline.pages.indices
        return timeline.pages.allSatisfy { page in
            page.end > page.start && page.duration > 0 && page.duration <= 30
                && [page.elapsed, page.next, page.previous].compactMap { $0?.to }.allSatisfy(indices.contains)
        } && timeline.findings.count <= 100
            && (timeline.outcome == .stories) == !timeline.pages.isEmpty
    }

    @Test func `cases with random bytes changed always give a sound timeline`() throws {
        let rows = try Fixtures.rows(Fixtures.folder.appending(path: "payloads/cases.jsonl"))
        let texts = rows.compactMap { ($0["text"] as? String).map { Array($0.utf8) } }.filter { !$0.isEmpty }
        var random = SeededGenerator(seed: 1)
        let spice = Array("{}[],:\"\\u0d8 e-.\n\u{FEFF}𝄞".utf8)
        for _ in 0..<5000 {
            var text = try #require(texts.randomElement(using: &random))
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<text.count, using: &random)
                text[index] =
                    Bool.random(using: &random)
                    ? spice.randomElement(using: &random) ?? 0 : .random(in: 0...255, using: &random)
            }
            #expect(isSound(try Timeline(of: text, options: .init())))
        }
    }

    @Test(arguments: [
        String(repeating: "[", count: 1 << 20), "\"" + String(repeating: "e\u{301}\u{302}", count: 150_000) + "\"",
        "[" + Array(repeating: "{}", count: 10_000).joined(separator: ",") + "]",
        "{" + Array(repeating: #""image": 1"#, count: 50_000).joined(separator: ",") + "}",
        "{\"pages\": [{\"image\": \"https://a.test/x\", \"duration\": " + String(repeating: "9", count: 900_000)
            + "}]}",
        String(repeating: "\r\n", count: 500_000),
    ])
    func `a mebibyte of anything is answered`(text: String) throws {
        #expect(isSound(try timeline(text)))
    }

    @Test(.enabled(if: Fixtures.suites != nil, "The suites of others are not at hand."))
    func `naughty strings are kept character by character`() throws {
        let file = try #require(Fixtures.suites).appending(path: "naughty-strings/blns.json")
        let strings = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String])
        #expect(strings.count == 515)
        for string in strings where !string.isEmpty {
            var writer = JSONWriter()
            writer.value(string)
            let text =
                #"[{"image": "https://a.test/x", "title": "# + String(decoding: writer.bytes, as: UTF8.self) + "}]"
            let title = try #require(try timeline(text).pages.first?.title)
            #expect(Array(title.utf8) == Array(string.utf8))
        }
    }
}
