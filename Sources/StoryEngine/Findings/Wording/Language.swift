/// The languages in which findings speak.
public enum Language: String, Sendable, CaseIterable {
    case english = "en"
    case french = "fr"
    case portuguese = "pt"
    case chinese = "zh-Hans"
    case hindi = "hi"

    /// The language that a tag asks for, by its primary language; nil where there is no table for it.
    public init?(tag: some StringProtocol) {
        let primary = tag.prefix { $0 != "-" && $0 != "_" && $0 != "." && $0 != "@" }.lowercased()
        guard let language = Self.allCases.first(where: { $0.rawValue.prefix(2) == primary }) else { return nil }
        self = language
    }

    var table: any WordTable.Type {
        switch self {
        case .english: English.self
        case .french: French.self
        case .portuguese: Portuguese.self
        case .chinese: Chinese.self
        case .hindi: Hindi.self
        }
    }
}

/// All that findings say, in one language. Gaps `{0}`, `{1}` are filled with a sentence's arguments.
protocol WordTable {
    /// What stands in the text.
    static func sentence(_ sentence: Sentence) -> String
    /// What the phone does about it.
    static func effect(_ effect: Effect) -> String
    /// What a fix does, as a verb.
    static func fix(_ title: FixTitle) -> String
    /// What a type of value is called, with its article where the language has one.
    static func type(_ type: ValueType) -> String
    /// What stands between groups of three digits.
    static var digitSeparator: String { get }
}

/// What fills a gap of a sentence.
enum Argument: Sendable, Equatable {
    case text(String)
    case number(Int)
    case type(ValueType)

    /// Whole pixels.
    static func pixels(_ count: Double) -> Argument { .number(Int(count.rounded())) }

    /// A fraction as whole hundredths, at least 1.
    static func percent(_ fraction: Double) -> Argument { .number(max(1, Int((fraction * 100).rounded()))) }

    func text(in table: any WordTable.Type) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): Self.grouped(number, by: table.digitSeparator)
        case .type(let type): table.type(type)
        }
    }

    private static func grouped(_ number: Int, by separator: String) -> String {
        let digits = Array(String(number))
        return digits.indices.reduce(into: "") { text, index in
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
            text.append(digits[index])
        }
    }
}

extension String {
    /// The template with its gaps filled; what is filled in is not looked at again.
    func filled(_ arguments: [Argument], in table: any WordTable.Type) -> String {
        guard !arguments.isEmpty else { return self }
        var text: [UInt8] = []
        var rest = utf8[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
            text += rest[..<open]
            let gap = rest[open...].prefix(3)
            let index = Int(gap.dropFirst().first ?? 0) - 0x30
            if gap.last == UInt8(ascii: "}"), arguments.indices.contains(index) {
                text += arguments[index].text(in: table).utf8
                rest = rest[gap.endIndex...]
            } else {
                text.append(UInt8(ascii: "{"))
                rest = rest[utf8.index(after: open)...]
            }
        }
        return String(decoding: text + rest, as: UTF8.self)
    }
}
