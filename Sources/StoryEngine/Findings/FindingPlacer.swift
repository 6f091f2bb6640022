/// Gives drafts their places, pointers and words.
struct FindingPlacer {
    private let text: [UInt8]
    private let json: JSONValue?
    private let encoded: [Range<Int>]
    private let secrets: [Range<Int>]
    private let table: any WordTable.Type

    /// - Parameters:
    ///   - text: the bytes of the text.
    ///   - json: what it holds, for the pointers; nil where nothing could be read.
    ///   - encoded: the strings in it that hold JSON which is read, so that edits in them are escaped once more.
    ///   - language: in which the findings speak.
    init(text: [UInt8], json: JSONValue?, encoded: [Range<Int>], language: Language) {
        self.text = text
        self.json = json
        self.encoded = encoded
        secrets = json.map { SecretPresent.members(of: $0).map(\.value.range) } ?? []
        table = language.table
    }

    /// The findings in the order of the text, at most `Findings.limit`; the last then says how many are left out.
    func placed(_ findings: Findings) -> [Finding] {
        guard !findings.drafts.isEmpty else { return [] }
        // A stable order: where two stand at the same place, the one reported first comes first.
        var kept = findings.drafts.enumerated()
            .sorted { ($0.element.bytes.lowerBound, $0.offset) < ($1.element.bytes.lowerBound, $1.offset) }
            .map(\.element)
        if kept.count > Findings.limit {
            let closing = closing(after: kept[Findings.limit - 2], count: kept.count - Findings.limit + 1)
            kept = kept.prefix(Findings.limit - 1) + [closing]
        }
        let positions = PositionTable(offsets: kept.flatMap(\.offsets), in: text)
        return kept.map { finding(isAboutSecret($0) ? $0.withoutText : $0, positions) }
    }

    /// Whether it speaks of a secret's text rather than of its being there.
    private func isAboutSecret(_ draft: Findings.Draft) -> Bool {
        draft.code != .secretPresent
            && secrets.contains { $0.lowerBound <= draft.bytes.lowerBound && draft.bytes.upperBound <= $0.upperBound }
    }

    private func closing(after last: Findings.Draft, count: Int) -> Findings.Draft {
        Findings.Draft(
            code: .moreFindings, severity: .note, bytes: last.bytes.upperBound..<last.bytes.upperBound,
            isAtValue: false, sentence: .moreFindings, arguments: [.number(count)], effect: .seeTheOthers,
            effectArguments: [], fixes: [])
    }

    private func finding(_ draft: Findings.Draft, _ positions: PositionTable) -> Finding {
        Finding(
            code: draft.code, severity: draft.severity,
            message: table.sentence(draft.sentence).filled(draft.arguments, in: table),
            onPhone: table.effect(draft.effect).filled(draft.effectArguments, in: table),
            pointer: draft.isAtValue ? json?.pointer(covering: draft.bytes) : nil,
            range: positions.range(draft.bytes),
            fixes: draft.fixes.map { fix($0, of: draft, positions) })
    }

    private func fix(_ fix: Fix, of draft: Findings.Draft, _ positions: PositionTable) -> Finding.Fix {
        Finding.Fix(
            title: table.fix(fix.title).filled(fix.arguments, in: table), isSafe: fix.isSafe,
            edits: fix.edits.map { edit in
                Finding.Edit(
                    range: positions.range(edit.bytes),
                    replacement: isEncoded(edit.bytes) ? edit.replacement.escapedForString : edit.replacement)
            })
    }

    private func isEncoded(_ bytes: Range<Int>) -> Bool {
        encoded.contains { $0 != bytes && $0.lowerBound <= bytes.lowerBound && bytes.upperBound <= $0.upperBound }
    }
}

extension Findings.Draft {
    /// The same without anything that repeats what stands there.
    fileprivate var withoutText: Findings.Draft {
        let arguments = arguments.map { argument in
            if case .text = argument { Argument.text("…") } else { argument }
        }
        return Findings.Draft(
            code: code, severity: severity, bytes: bytes, isAtValue: false, sentence: sentence, arguments: arguments,
            effect: effect, effectArguments: [],
            fixes: fixes.filter { $0.arguments.isEmpty && $0.title != .putInQuotes })
    }

    fileprivate var offsets: [Int] {
        [bytes.lowerBound, bytes.upperBound]
            + fixes.flatMap { $0.edits.flatMap { [$0.bytes.lowerBound, $0.bytes.upperBound] } }
    }
}

extension String {
    /// As it stands between the quotes of a string.
    fileprivate var escapedForString: String {
        var writer = JSONWriter()
        writer.value(self)
        return String(decoding: writer.bytes.dropFirst().dropLast(), as: UTF8.self)
    }
}
