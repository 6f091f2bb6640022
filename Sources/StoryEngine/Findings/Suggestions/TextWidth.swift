/// Estimates how many lines a text takes, from advance widths in thousandths of the font's size.
struct TextWidth {
    /// What a line is made of.
    private struct Glyph {
        let advance: Double
        let isSpace: Bool
        /// Whether a line may break on either side.
        let isIdeograph: Bool

        init(_ scalar: Unicode.Scalar, size: Double) {
            advance = TextWidth.thousandths(scalar) * size / 1000
            isSpace = scalar == " " || scalar == "\u{3000}"
            isIdeograph = (0x2E80...0x9FFF).contains(scalar.value) || (0xF900...0xFFEF).contains(scalar.value)
        }
    }

    private let glyphs: [Glyph]
    private let total: Double
    private let hasBreaks: Bool

    /// Measures a page's title (the behaviour's section 5).
    static func title(_ text: String) -> TextWidth { TextWidth(text, size: 21 * 1.06) }

    /// Measures a page's subtitle.
    static func subtitle(_ text: String) -> TextWidth { TextWidth(text, size: 14) }

    /// Measures a text by its grapheme clusters; beyond 2,000 of them nothing fits anyway.
    ///
    /// - Parameters:
    ///   - text: the text.
    ///   - size: the font's size in points, times how much wider than regular the weight is.
    private init(_ text: String, size: Double) {
        // In ASCII each byte but those of CRLF is a cluster, which saves looking for them.
        glyphs =
            text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
            ? text.utf8.prefix(2000).map { Glyph(Unicode.Scalar($0), size: size) }
            : text.prefix(2000).map { Glyph($0.unicodeScalars.first ?? " ", size: size) }
        total = glyphs.reduce(0) { $0 + max($1.advance, 0) }
        hasBreaks = glyphs.contains { $0.advance < 0 }
    }

    /// Whether the text needs more than `lines` lines of `width` points.
    func overflows(width: Double, lines: Int) -> Bool {
        guard total > width || hasBreaks else { return false }
        var line = 1
        var used = 0.0
        var word = 0.0
        for glyph in glyphs {
            if glyph.advance < 0 {
                line += 1
                (used, word) = (0, 0)
            } else {
                word = glyph.isSpace || glyph.isIdeograph ? 0 : word + glyph.advance
                used += glyph.advance
                if used > width, !glyph.isSpace {
                    line += 1
                    used = word > 0 && word <= width ? word : glyph.advance
                }
            }
            if line > lines { return true }
        }
        return false
    }

    /// Typical advance widths of sans-serif fonts; negative for a line break.
    private static func thousandths(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "\n", "\r", "\u{2028}", "\u{2029}": -1
        case "i", "j", "l", "'", "|", ".", ",", ":", ";", "!", "I", "\u{2019}": 260
        case "f", "t", "r", "(", ")", "[", "]", "/", "-", " ", "\u{A0}", "\"": 330
        case "m", "M", "W", "@", "%", "\u{2014}", "\u{2026}": 860
        case "w", "G", "O", "Q", "C", "D", "H", "N", "U": 740
        case "A"..."Z", "&": 660
        case "0"..."9": 600
        default: thousandths(block: scalar.value)
        }
    }

    private static func thousandths(block: UInt32) -> Double {
        switch block {
        case 0..<0x0300: 560
        case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: 0  // marks, joiners and selectors
        case 0x0590...0x08FF: 480  // Hebrew, Arabic
        case 0x0900...0x0DFF: 640  // Devanagari and its relatives, by cluster
        case 0x1100...0x11FF, 0x2E80...0xFFEF: 1000  // ideographs, kana, Hangul, full-width forms
        case 0x1F000...: 1250  // emoji
        default: 560
        }
    }
}
