/// Strings in whatever quotes.
extension JSONMender {
    private static let doubleQuotes: [StaticString] = ["“", "”", "„", "‟", "«", "»", "″", "＂", "「", "」"]
    private static let singleQuotes: [StaticString] = ["'", "‘", "’", "‚", "`", "´"]

    /// What kind of quote, other than JSON's, stands at an index, and how many bytes it takes.
    func openingQuote(at index: Int) -> (isDouble: Bool, length: Int)? {
        guard index < bytes.count, bytes[index] >= 0x80 || bytes[index] == 0x27 || bytes[index] == 0x60 else {
            return nil
        }
        if let length = length(of: Self.doubleQuotes, at: index) { return (true, length) }
        return length(of: Self.singleQuotes, at: index).map { (false, $0) }
    }

    private func length(of quotes: [StaticString], at index: Int) -> Int? {
        quotes.first { quote in
            bytes[index...].starts(with: UnsafeBufferPointer(start: quote.utf8Start, count: quote.utf8CodeUnitCount))
        }?.utf8CodeUnitCount
    }

    /// A string that opens with a straight double quote.
    mutating func readString() -> JSONValue {
        let start = index
        let (end, closing) = endOfString(from: start + 1)
        let text = decode(start + 1..<end)
        index = end + closing
        if closing == 0 {
            report(
                JSONFault(
                    .jsonSyntax, start..<end, .closingQuoteMissing, fix: .offered(.addQuote, [], .insert("\"", at: end))
                ))
        } else if bytes[end] != UInt8(ascii: "\"") {
            report(curlyFault(start..<index, [Fix.Edit(end..<index, "\"")]))
        }
        return JSONValue(content: .string(text), range: start..<index)
    }

    /// Where a string's text ends, and how many bytes its closing quote takes; 0 where it has none.
    private mutating func endOfString(from start: Int) -> (end: Int, closing: Int) {
        var position = start
        var curly: (end: Int, closing: Int)?
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\\") {
                position += 2
            } else if byte == UInt8(ascii: "\"") {
                if mayClose(position + 1) { return (position, 1) }
                if let curly { return curly }
                // Text follows: a quote inside the text, if another one on this line closes it.
                guard isFollowedByText(position + 1), closesOnThisLine(position + 1) else { return (position, 1) }
                report(
                    JSONFault(
                        .jsonSyntax, position..<position + 1, .innerQuote,
                        fix: .safe(.escape, [.text("\\\"")], Fix.Edit(position..<position + 1, "\\\""))))
                position += 1
            } else if byte == 0x0A, curly != nil || lineEndsString(at: position) {
                return curly ?? (endOfUnclosed(from: start, line: position), 0)
            } else if let quote = openingQuote(at: position), quote.isDouble {
                if curly == nil, mayClose(position + quote.length) { curly = (position, quote.length) }
                position += quote.length
            } else {
                position += 1
            }
        }
        return curly ?? (endOfUnclosed(from: start, line: bytes.count), 0)
    }

    /// Whether what follows a quote is what follows a string.
    private func mayClose(_ index: Int) -> Bool {
        let next = bytes[index...].prefix(Self.maxLookahead).first { !$0.isJSONSpace }
        return next.map { ",:}]".utf8.contains($0) } ?? true
    }

    /// Whether another string starts behind a space, so that a comma between the two is missing.
    private func isFollowedByQuote(_ index: Int) -> Bool {
        let rest = bytes[index...].prefix(Self.maxLookahead)
        guard let next = rest.firstIndex(where: { !$0.isJSONSpace }), next > index else { return false }
        return rest[next] == UInt8(ascii: "\"") || openingQuote(at: next)?.isDouble == true
    }

    private func isFollowedByText(_ index: Int) -> Bool {
        let next = bytes[index...].prefix(Self.maxLookahead).first { $0 != 0x20 }
        return next.map { $0.isASCIILetter || $0.isASCIIDigit || $0 >= 0x80 || "!?.-'(&%$€".utf8.contains($0) } ?? false
    }

    private func closesOnThisLine(_ index: Int) -> Bool {
        let line = bytes[index...].prefix(Self.maxLookahead).prefix { $0 != 0x0A }
        return line.indices.contains { line[$0] == UInt8(ascii: "\"") && mayClose($0 + 1) }
    }

    /// Whether a string that reaches a line's end was left open there: what follows starts afresh.
    private func lineEndsString(at index: Int) -> Bool {
        let rest = bytes[index...].prefix(Self.maxLookahead)
        guard let next = rest.firstIndex(where: { !$0.isJSONSpace }) else { return true }
        if rest[next] == UInt8(ascii: "}") || rest[next] == UInt8(ascii: "]") { return true }
        guard rest[next] == UInt8(ascii: "\""), let close = rest[(next + 1)...].firstIndex(of: UInt8(ascii: "\""))
        else {
            return false
        }
        return rest[(close + 1)...].first { !$0.isJSONSpace } == UInt8(ascii: ":")
    }

    /// The end of an unclosed string's text: before the comma and the spaces that end its line.
    private func endOfUnclosed(from start: Int, line: Int) -> Int {
        var end = line
        while end > start, bytes[end - 1].isJSONSpace { end -= 1 }
        if end > start, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
        while end > start, bytes[end - 1] == UInt8(ascii: "]") || bytes[end - 1] == UInt8(ascii: "}") { end -= 1 }
        return end
    }

    /// A string in curly, single or other quotes.
    mutating func readQuoted() -> JSONValue? {
        guard let quote = openingQuote(at: index) else { return nil }
        let start = index
        let textStart = start + quote.length
        let (end, closing) = endOfQuoted(from: textStart, isDouble: quote.isDouble)
        let text = decode(textStart..<end, allowsEscapedSingleQuote: true)
        index = end + closing
        var edits = [Fix.Edit(start..<textStart, "\"")]
        for position in textStart..<end {
            let isEscaped = position > textStart && bytes[position - 1] == UInt8(ascii: "\\")
            if bytes[position] == UInt8(ascii: "\""), !isEscaped {
                edits.append(Fix.Edit(position..<position + 1, "\\\""))
            } else if bytes[position] == UInt8(ascii: "'"), isEscaped {
                edits.append(Fix.Edit(position - 1..<position, ""))
            }
        }
        edits.append(Fix.Edit(end..<index, "\""))
        report(quote.isDouble ? curlyFault(start..<index, edits) : singleFault(start..<index, edits))
        return JSONValue(content: .string(text), range: start..<index)
    }

    private func endOfQuoted(from start: Int, isDouble: Bool) -> (end: Int, closing: Int) {
        var position = start
        var first: (end: Int, closing: Int)?
        let limit = min(bytes.count, start + JSONMender.maxLookahead * 4)
        while position < limit, bytes[position] != 0x0A {
            if bytes[position] == UInt8(ascii: "\\") {
                position += 2
                continue
            }
            let length = closingLength(at: position, isDouble: isDouble)
            if let length {
                if mayClose(position + length) || isFollowedByQuote(position + length) { return (position, length) }
                first = first ?? (position, length)
            }
            position += length ?? 1
        }
        return first ?? (endOfUnclosed(from: start, line: min(position, limit)), 0)
    }

    private func closingLength(at index: Int, isDouble: Bool) -> Int? {
        if isDouble, bytes[index] == UInt8(ascii: "\"") { return 1 }
        guard let quote = openingQuote(at: index), quote.isDouble == isDouble else { return nil }
        return quote.length
    }

    private func curlyFault(_ range: Range<Int>, _ edits: [Fix.Edit]) -> JSONFault {
        JSONFault(
            .jsonCurlyQuotes, range, .curlyQuotes, .text(shown(range)),
            fix: Fix(title: .straightQuotes, arguments: [], isSafe: true, edits: edits))
    }

    private func singleFault(_ range: Range<Int>, _ edits: [Fix.Edit]) -> JSONFault {
        JSONFault(
            .jsonSingleQuotes, range, .singleQuotes, .text(shown(range)),
            fix: Fix(title: .straightQuotes, arguments: [], isSafe: true, edits: edits))
    }
}
