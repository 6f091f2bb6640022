/// Commas, colons, and what stands around the JSON.
extension JSONMender {
    /// Punctuation of other keyboards and languages that stands for JSON's own.
    private static let lookalikes: [(seen: StaticString, meant: StaticString)] = [
        ("：", ":"), ("=>", ":"), ("=", ":"), ("，", ","), ("、", ","), (";", ","), ("；", ","),
    ]

    /// Takes the comma between two entries, or says what is wrong with it.
    mutating func separate() {
        skipSpace()
        guard let byte = peek, !isFull, byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { return }
        if byte == UInt8(ascii: ",") || takeLookalike(of: ",") {
            takeCommas(lookalike: byte != UInt8(ascii: ","))
        } else if startsEntry(byte) {
            let end = endOfLastToken
            report(
                JSONFault(.jsonMissingComma, end..<end, .missingComma, fix: .safe(.addComma, [], .insert(",", at: end)))
            )
        }
    }

    /// One comma is well; a run of them, or one before a closing bracket, is not.
    private mutating func takeCommas(lookalike: Bool) {
        let first = index
        if !lookalike { index += 1 }
        let second = index
        var end = index
        skipSpace()
        while isAt(",") {
            index += 1
            end = index
            skipSpace()
        }
        let closes = peek == UInt8(ascii: "}") || peek == UInt8(ascii: "]")
        let surplus = closes && !lookalike ? first..<end : second..<end
        guard !surplus.isEmpty else { return }
        report(
            JSONFault(
                closes ? .jsonTrailingComma : .jsonSyntax, surplus, closes ? .trailingComma : .extraComma,
                fix: .safe(.removeComma, [], Fix.Edit(surplus, ""))))
    }

    /// Takes the colon between a key and its value, or says what is wrong with it.
    ///
    /// - Returns: whether a value follows.
    mutating func takeColon(after key: JSONValue) -> Bool {
        skipSpace()
        if isAt(":") {
            index += 1
            return true
        }
        if takeLookalike(of: ":") { return true }
        let name = Argument.text(shown(key.range))
        guard let byte = peek, startsEntry(byte) else {
            report(JSONFault(.jsonSyntax, key.range.upperBound..<key.range.upperBound, .colonMissing, name))
            return false
        }
        let end = key.range.upperBound
        report(
            JSONFault(.jsonSyntax, end..<end, .colonMissing, name, fix: .safe(.addColon, [], .insert(":", at: end))))
        return true
    }

    private mutating func takeLookalike(of meant: String) -> Bool {
        for (seen, stands) in Self.lookalikes where stands.description == meant && isAt(seen) {
            let range = index..<index + seen.utf8CodeUnitCount
            report(
                JSONFault(
                    .jsonSyntax, range, .wrongPunctuation, .text(seen.description), .text(meant),
                    fix: .safe(.write, [.text(meant)], Fix.Edit(range, meant))))
            index = range.upperBound
            return true
        }
        return false
    }

    /// Whether a byte may start a key or a value.
    private func startsEntry(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || "\"'{[-_$`".utf8.contains(byte)
    }

    /// Behind the last byte that is no white space.
    private var endOfLastToken: Int {
        var end = index
        while end > 0, bytes[end - 1].isJSONSpace { end -= 1 }
        return end
    }

    /// Text in front of the first bracket: a sentence, an assignment, the fence of a code block.
    mutating func reportTextBefore() {
        guard let byte = peek, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "["), byte != UInt8(ascii: "\"") else {
            return
        }
        guard openingQuote(at: index) == nil || byte == UInt8(ascii: "`"),
            let bracket = bytes[index...].firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") })
        else { return }
        let range = index..<bracket
        let edit = Fix.Edit(range, "")
        report(
            JSONFault(
                .jsonSyntax, range, .textBefore,
                fix: isFence(range) ? .safe(.remove, [], edit) : .offered(.remove, [], edit)))
        index = bracket
    }

    /// Text behind the JSON's last bracket.
    mutating func reportTextAfter() {
        let range = index..<bytes.count
        let edit = Fix.Edit(range, "")
        let isHarmless = isFence(range) || bytes[range].allSatisfy { $0.isJSONSpace || ";,".utf8.contains($0) }
        report(
            JSONFault(
                .jsonSyntax, range, .textAfter, fix: isHarmless ? .safe(.remove, [], edit) : .offered(.remove, [], edit)
            ))
        index = bytes.count
    }

    /// Whether a stretch is only the fence of a code block.
    private func isFence(_ range: Range<Int>) -> Bool {
        let text = String(decoding: bytes[range].prefix(16), as: UTF8.self).filter { !$0.isWhitespace }.lowercased()
        return ["```", "```json", "```json5", "```js"].contains(text)
    }
}
