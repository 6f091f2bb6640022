/// Estimates how many lines a text takes, from advance widths in thousandths of the font's size.
struct TextWidth {
    /// The font's size in points.
    let size: Double
    /// How much wider than the regular weight the font is.
    let weight: Double

    /// A page's title (the behaviour's section 5).
    static let title = TextWidth(size: 21, weight: 1.06)
    /// A page's subtitle.
    static let subtitle = TextWidth(size: 14, weight: 1)

    /// Whether a text needs more than `lines` lines of `width` points.
    func overflows(_ text: String, width: Double, lines: Int) -> Bool {
        var line = 1
        var used = 0.0
        var word = 0.0
        for character in text.prefix(2000) {
            if character.isNewline {
                line += 1
                (used, word) = (0, 0)
                continue
            }
            let advance = advance(of: character)
            // A line may break behind a space, and on either side of an ideograph.
            if character.isWhitespace || isIdeograph(character) { word = 0 } else { word += advance }
            used += advance
            if used > width, !character.isWhitespace {
                line += 1
                used = word > 0 && word <= width ? word : advance
            }
            if line > lines { return true }
        }
        return false
    }

    private func advance(of character: Character) -> Double {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        return Self.thousandths(scalar) * size * weight / 1000
    }

    private func isIdeograph(_ character: Character) -> Bool {
        character.unicodeScalars.first.map {
            (0x2E80...0x9FFF).contains($0.value) || (0xF900...0xFFEF).contains($0.value)
        } ?? false
    }

    /// Typical advance widths of sans-serif fonts.
    private static func thousandths(_ scalar: Unicode.Scalar) -> Double {
        switch scalar {
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
        case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: 0  // marks, joiners and selectors
        case 0x0590...0x08FF: 480  // Hebrew, Arabic
        case 0x0900...0x0DFF: 640  // Devanagari and its relatives, by cluster
        case 0x1100...0x11FF, 0x2E80...0xFFEF: 1000  // ideographs, kana, Hangul, full-width forms
        case 0x1F000...: 1250  // emoji
        default: 560
        }
    }
}
