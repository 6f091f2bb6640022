/// Numbers, words, and keys without quotes.
extension JSONMender {
    /// Words of other languages for JSON's own.
    private static let otherWords: [String: String] = [
        "true": "true", "false": "false", "null": "null", "none": "null", "nil": "null", "undefined": "null",
        "yes": "true",
        "no": "false",
    ]

    /// A number, as JSON writes it or as other languages do; where it is neither, what is written as a text.
    mutating func readNumber() -> JSONValue {
        let start = index
        while let byte = peek, byte.isASCIIDigit || byte.isASCIILetter || "+-._".utf8.contains(byte) { index += 1 }
        let range = start..<index
        let digits = String(decoding: bytes[range], as: UTF8.self)
        if Self.isNumber(digits) { return JSONValue(content: .number(digits), range: range) }
        let meant = Self.meantNumber(digits)
        let fix = meant.map { Fix.safe(.writeNumber, [.text($0)], Fix.Edit(range, $0)) }
        report(JSONFault(.jsonSyntax, range, .wrongNumber, .text(shown(range)), fix: fix))
        return JSONValue(content: meant.map { .number($0) } ?? .string(digits), range: range)
    }

    private static func isNumber(_ digits: String) -> Bool {
        guard let value = try? JSONReader.read(Array(digits.utf8)), case .number = value.content else { return false }
        return true
    }

    /// `+1`, `.5`, `5.`, `007`, `1_000` as JSON writes them.
    private static func meantNumber(_ digits: String) -> String? {
        guard digits.utf8.count <= 64 else { return nil }
        var rest = digits.filter { $0 != "_" }[...]
        if rest.first == "+" { rest.removeFirst() }
        let sign = rest.first == "-" ? "-" : ""
        rest = rest.dropFirst(sign.count)
        let fraction = rest.firstIndex(of: ".").map { String(rest[$0...]) } ?? ""
        var whole = rest.prefix { $0 != "." }.drop { $0 == "0" }
        if whole.isEmpty || whole.first?.isNumber == false { whole = "0" + whole }
        let meant = sign + whole + (fraction == "." ? "" : fraction)
        return isNumber(meant) ? meant : nil
    }

    /// A word where a value should be.
    mutating func readWord() -> JSONValue? {
        let start = index
        let end = endOfWord
        guard end > start, let first = peek, first.isASCIILetter || first >= 0x80 || "_$/@".utf8.contains(first) else {
            return nil
        }
        index = end
        let range = start..<end
        let word = String(decoding: bytes[range], as: UTF8.self)
        if let meant = Self.otherWords[word.lowercased()] {
            if word != meant {
                report(
                    JSONFault(
                        .jsonSyntax, range, .wrongWord, .text(word), .text(meant),
                        fix: .safe(.write, [.text(meant)], Fix.Edit(range, meant))))
            }
            return JSONValue(content: meant == "null" ? .null : .bool(meant == "true"), range: range)
        }
        var quoted = JSONWriter()
        quoted.value(word)
        report(
            JSONFault(
                .jsonSyntax, range, .unquotedText, .text(shown(range)),
                fix: .offered(.putInQuotes, [], Fix.Edit(range, String(decoding: quoted.bytes, as: UTF8.self)))))
        return JSONValue(content: .string(word), range: range)
    }

    /// Behind the last visible character of a bare word, which ends at JSON's punctuation or at the line's end.
    private var endOfWord: Int {
        var end = index
        while end < bytes.count, bytes[end] >= 0x20, !",]}[{\"".utf8.contains(bytes[end]) { end += 1 }
        while end > index, bytes[end - 1] == 0x20 { end -= 1 }
        return end
    }

    /// A key without quotes.
    mutating func readBareKey() -> JSONValue? {
        let start = index
        while let byte = peek, byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || "_$-.".utf8.contains(byte) {
            // The lookalikes of a colon are no part of a key.
            if isAt("：") { break }
            index += 1
        }
        guard index > start else { return nil }
        let range = start..<index
        let key = String(decoding: bytes[range], as: UTF8.self)
        report(
            JSONFault(
                .jsonUnquotedKey, range, .unquotedKey, .text(shown(range)),
                fix: .safe(.putInQuotes, [], .insert("\"", at: start), .insert("\"", at: index))))
        return JSONValue(content: .string(key), range: range)
    }
}
