/// What stands between the quotes.
extension JSONMender {
    /// Decodes a string's text, and says which of its characters JSON does not take.
    mutating func decode(_ range: Range<Int>, allowsEscapedSingleQuote: Bool = false) -> String {
        var text: [UInt8] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\\"), position + 1 < range.upperBound {
                if allowsEscapedSingleQuote, bytes[position + 1] == UInt8(ascii: "'") {
                    position += 1
                    continue
                }
                position = decodeEscape(at: position, before: range.upperBound, into: &text)
            } else if byte < 0x20 {
                position = reportControls(from: position, before: range.upperBound, into: &text)
            } else {
                text.append(byte)
                position += 1
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func decodeEscape(at index: Int, before end: Int, into text: inout [UInt8]) -> Int {
        let simple: [UInt8: UInt8] = [
            UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
            UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
        ]
        if let byte = simple[bytes[index + 1]] {
            text.append(byte)
            return index + 2
        }
        if bytes[index + 1] == UInt8(ascii: "u"), let unit = hex(at: index + 2, before: end) {
            return decodeUnit(unit, at: index, before: end, into: &text)
        }
        reportBadEscape(at: index)
        if bytes[index + 1] != UInt8(ascii: "'") { text.append(UInt8(ascii: "\\")) }
        return index + 1
    }

    private mutating func decodeUnit(_ unit: UInt32, at index: Int, before end: Int, into text: inout [UInt8]) -> Int {
        if let scalar = Unicode.Scalar(unit) {
            text += UTF8.encode(scalar) ?? .init()
            return index + 6
        }
        if unit < 0xDC00, index + 7 < end, bytes[index + 6] == UInt8(ascii: "\\"),
            bytes[index + 7] == UInt8(ascii: "u"),
            let low = hex(at: index + 8, before: end), (0xDC00...0xDFFF).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        {
            text += UTF8.encode(scalar) ?? .init()
            return index + 12
        }
        report(JSONFault(.jsonLoneSurrogate, index..<index + 6, .loneSurrogate))
        text += "\u{FFFD}".utf8
        return index + 6
    }

    private func hex(at index: Int, before end: Int) -> UInt32? {
        guard index + 4 <= end else { return nil }
        var unit: UInt32 = 0
        for byte in bytes[index..<index + 4] {
            guard let digit = JSONStringDecoder.hexDigit(byte) else { return nil }
            unit = unit << 4 | digit
        }
        return unit
    }

    /// `\'` is a quote that needs no escape; any other is most likely a backslash meant as such.
    private mutating func reportBadEscape(at index: Int) {
        let character = character(at: index + 1)
        let range = index..<index + 1 + character.utf8.count
        let fix: Fix =
            character == "'"
            ? .safe(.write, [.text("'")], Fix.Edit(range, "'"))
            : .offered(.write, [.text("\\\\")], .insert("\\", at: index))
        report(JSONFault(.jsonSyntax, range, .badEscape, .text("\\" + character), fix: fix))
    }

    /// One finding for a run of raw control characters, each to be written as its escape.
    private mutating func reportControls(from start: Int, before end: Int, into text: inout [UInt8]) -> Int {
        let run = bytes[start..<end].prefix { $0 < 0x20 }
        text += run
        var writer = JSONWriter()
        // As on other systems' line ends: CRLF is one line break.
        writer.value(String(decoding: run, as: UTF8.self).replacingCRLF)
        let escapes = String(decoding: writer.bytes.dropFirst().dropLast(), as: UTF8.self)
        report(
            JSONFault(
                .jsonControlCharacter, start..<run.endIndex, .controlCharacter,
                fix: .safe(.escape, [.text(escapes)], Fix.Edit(start..<run.endIndex, escapes))))
        return run.endIndex
    }
}

extension String {
    fileprivate var replacingCRLF: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\r" || !unicodeScalars.contains("\n") }))
    }
}
