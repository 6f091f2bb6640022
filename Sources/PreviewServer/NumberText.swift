import StoryEngine

/// Numbers as the page's script writes them, by `Intl.NumberFormat`.
extension Language {
    /// A whole number from 0, its digits in groups.
    func text(_ number: Int) -> String {
        let digits = Array(String(number))
        return digits.indices.reduce(into: "") { text, index in
            if index > 0, endsGroup(before: digits.count - index) { text += groupSeparator }
            text.append(digits[index])
        }
    }

    /// Seconds or a ratio: at most two places, and none that say nothing.
    func text(_ number: Double) -> String {
        let hundredths = Int((min(number, 1e9) * 100).rounded())
        let places = hundredths % 100
        guard places > 0 else { return text(hundredths / 100) }
        let digits = places % 10 == 0 ? "\(places / 10)" : places < 10 ? "0\(places)" : "\(places)"
        return text(hundredths / 100) + decimalSeparator + digits
    }

    /// Hindi groups by thousand, then by hundred: 10,48,576.
    private func endsGroup(before remaining: Int) -> Bool {
        self == .hindi ? remaining >= 3 && remaining % 2 == 1 : remaining % 3 == 0
    }

    private var groupSeparator: String {
        switch self {
        case .english, .chinese, .hindi: ","
        case .french: "\u{202F}"
        case .portuguese: "."
        }
    }

    private var decimalSeparator: String {
        switch self {
        case .english, .chinese, .hindi: "."
        case .french, .portuguese: ","
        }
    }
}
