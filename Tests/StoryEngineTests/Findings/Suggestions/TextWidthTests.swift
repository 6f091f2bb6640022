import Testing

@testable import StoryEngine

struct TextWidthTests {
    private func lines(_ text: String, width: Double = 342) -> Int {
        (1...40).first { !TextWidth.title(text).overflows(width: width, lines: $0) } ?? 0
    }

    @Test(arguments: [("", 1), ("Sale", 1), ("a\nb", 2), ("a\r\nb\n\nc", 4)])
    func `line breaks count as lines`(text: String, count: Int) {
        #expect(lines(text) == count)
    }

    @Test func `a line breaks between words, and inside one only where it is longer than a line`() {
        // Each word takes more than half a line, so that two never share one.
        #expect(lines("Sommerschluss Sommerschluss Sommerschluss", width: 220) == 3)
        #expect(lines(String(repeating: "x", count: 100)) > 2)
    }

    @Test func `ideographs break anywhere and are a full size wide`() {
        let onALine = Int(342 / (21 * 1.06))
        #expect(lines(String(repeating: "夏", count: onALine)) == 1)
        #expect(lines(String(repeating: "夏", count: onALine + 1)) == 2)
    }

    @Test(arguments: [("e\u{301}", "e"), ("क्षि", "क"), ("👩‍👩‍👧‍👦", "👩"), ("🇮🇳", "🎉"), ("ל\u{5BC}", "ל"), ("ه\u{64E}", "ه")])
    func `marks and joiners take no room of their own`(cluster: String, base: String) {
        #expect(cluster.count == 1)
        for count in [10, 20, 60] {
            #expect(lines(String(repeating: cluster, count: count)) == lines(String(repeating: base, count: count)))
        }
    }

    @Test func `a subtitle holds more than a title`() {
        let text = Array(repeating: "summer", count: 12).joined(separator: " ")
        #expect(TextWidth.title(text).overflows(width: 342, lines: 2))
        #expect(!TextWidth.subtitle(text).overflows(width: 342, lines: 2))
    }

    @Test func `half a million marks are one character`() {
        #expect(lines("e" + String(repeating: "\u{301}", count: 500_000)) == 1)
    }
}
