/// Arguments taken apart: `--name value`, `--name=value`, and words that stand alone.
struct Arguments {
    /// The flags in order, without their dashes.
    private(set) var flags: [(name: String, value: String)] = []
    /// What belongs to no flag.
    private(set) var words: [String] = []

    /// Takes arguments apart; the flags among `switches` have no value of their own.
    init(_ arguments: [String], switches: Set<String> = []) throws(CommandError) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--"), argument.count > 2 else {
                words.append(argument)
                continue
            }
            let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let isSwitch = switches.contains(String(parts[0]))
            guard let value = parts.count == 2 ? String(parts[1]) : isSwitch ? "true" : rest.popFirst() else {
                throw .unusable("\(argument) needs a value.")
            }
            flags.append((String(parts[0]), value))
        }
    }

    /// Takes the last value of a flag out.
    mutating func take(_ name: String) -> String? {
        defer { flags.removeAll { $0.name == name } }
        return flags.last { $0.name == name }?.value
    }

    /// Takes all values of a flag out; nil where it is not there.
    mutating func takeAll(_ name: String) -> [String]? {
        defer { flags.removeAll { $0.name == name } }
        let values = flags.filter { $0.name == name }.map(\.value)
        return values.isEmpty ? nil : values
    }

    /// The one word that a command takes.
    func onlyWord(_ meaning: String) throws(CommandError) -> String {
        guard words.count == 1 else { throw .unusable("Name one \(meaning), or - for standard input.") }
        return words[0]
    }
}
