extension PlistReader {
    mutating func text(of tag: Tag, from start: Int) throws(JSONFault) -> String {
        if tag.isEmpty { return "" }
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "&"): text += try readReference().utf8
            case UInt8(ascii: "<"):
                if isAt("<![CDATA[") {
                    let from = index + 9
                    try skip(past: "]]>")
                    text += bytes[from..<index - 3]
                } else if isAt("<!--") {
                    try skip(past: "-->")
                } else {
                    try readEnd(of: tag.name, from: start)
                    return String(decoding: text, as: UTF8.self)
                }
            case 0..<0x20 where !byte.isJSONSpace: throw fault(index..<index + 1, .controlCharacter)
            default:
                text.append(byte)
                index += 1
            }
        }
        throw openFault(start, tag.name)
    }

    mutating func number(of tag: Tag, from start: Int) throws(JSONFault) -> String {
        let text = try text(of: tag, from: start)
        let words = text.utf8.split(whereSeparator: \.isJSONSpace)
        guard words.count == 1, let digits = words.first.map(Substring.init).map(String.init),
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
            Double(digits)?.isFinite == true
        else { throw fault(start..<index, .plistNotNumber, .text(text.shortened)) }
        return digits
    }

    /// One of XML's own five, or a character by its number.
    private mutating func readReference() throws(JSONFault) -> String {
        let start = index
        let name = bytes[(start + 1)...].prefix(10).prefix { $0 != UInt8(ascii: ";") }
        let end = name.endIndex
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), let text = Self.reference(name) else {
            throw fault(start..<start + 1, .cannotStandHere, .text("&"))
        }
        index = end + 1
        return text
    }

    private static func reference(_ name: ArraySlice<UInt8>) -> String? {
        switch String(decoding: name, as: UTF8.self) {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        case let name where name.hasPrefix("#"):
            let isHex = name.hasPrefix("#x")
            let digits = name.dropFirst(isHex ? 2 : 1)
            guard digits.utf8.first != UInt8(ascii: "+"), digits.utf8.first != UInt8(ascii: "-"),
                let value = UInt32(digits, radix: isHex ? 16 : 10), value != 0, let scalar = Unicode.Scalar(value)
            else { return nil }
            return String(scalar)
        default: return nil
        }
    }
}

// MARK: - What stands between

extension PlistReader {
    var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

    func isAt(_ word: String) -> Bool { bytes[index...].starts(with: word.utf8) }

    mutating func skipSpace() {
        while let byte = peek, byte.isJSONSpace { index += 1 }
    }

    /// Passes over white space, comments and processing instructions.
    mutating func skipBetween() throws(JSONFault) {
        while true {
            skipSpace()
            if isAt("<!--") {
                try skip(past: "-->")
            } else if isAt("<?") {
                try skip(past: "?>")
            } else {
                return
            }
        }
    }

    private mutating func skip(past end: String) throws(JSONFault) {
        let start = index
        while index < bytes.count {
            if isAt(end) {
                index += end.utf8.count
                return
            }
            index += 1
        }
        throw fault(start..<start + 2, .plistOpen, .text(String(decoding: bytes[start...].prefix(4), as: UTF8.self)))
    }

    /// Passes over the XML declaration, which may name no other encoding than the one that is read here.
    mutating func skipDeclaration() throws(JSONFault) {
        let start = index
        try skip(past: "?>")
        let words = bytes[start..<index].split { $0.isJSONSpace || "?>=\"'".utf8.contains($0) }
        guard let name = words.firstIndex(where: { $0.elementsEqual("encoding".utf8) }), name + 1 < words.count
        else { return }
        let encoding = words[name + 1]
        let text = String(decoding: encoding, as: UTF8.self)
        guard ["utf-8", "us-ascii"].contains(text.lowercased()) else {
            throw fault(encoding.startIndex..<encoding.endIndex, .cannotStandHere, .text(text.shortened))
        }
    }

    /// Passes over a document type with what it declares.
    mutating func skipDocumentType() throws(JSONFault) {
        let start = index
        var quote: UInt8?
        var brackets = 0
        while let byte = peek {
            index += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]"): brackets -= 1
            case UInt8(ascii: ">") where brackets <= 0: return
            default: break
            }
        }
        throw openFault(start, "!DOCTYPE")
    }

    /// Passes over a tag with its attributes.
    mutating func skipTag() throws(JSONFault) {
        let start = index
        var quote: UInt8?
        while let byte = peek {
            index += 1
            if quote == nil, byte == UInt8(ascii: ">") { return }
            if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if quote == byte {
                quote = nil
            }
        }
        throw openFault(start, "plist")
    }
}

// MARK: - Faults

extension PlistReader {
    func fault(_ range: Range<Int>, _ sentence: Sentence, _ argument: Argument? = nil) -> JSONFault {
        guard let argument else { return JSONFault(.plistSyntax, range, sentence) }
        return JSONFault(.plistSyntax, range, sentence, argument)
    }

    /// What stands at the index does not belong there.
    var strayFault: JSONFault {
        guard index < bytes.count else { return fault(bytes.count..<bytes.count, .valueMissing) }
        let rest = bytes[index...].prefix(64)
        let isTag = rest.first == UInt8(ascii: "<")
        let stray = isTag ? rest.prefix { $0 != UInt8(ascii: ">") && !$0.isJSONSpace } : rest.firstCharacter
        let end = isTag && stray.endIndex < bytes.count && bytes[stray.endIndex] == UInt8(ascii: ">") ? 1 : 0
        let range = stray.startIndex..<stray.endIndex + end
        return fault(range, .cannotStandHere, .text(String(decoding: bytes[range], as: UTF8.self)))
    }

    func openFault(_ start: Int, _ name: String) -> JSONFault {
        fault(start..<min(bytes.count, start + name.utf8.count + 1), .plistOpen, .text("<\(name)>"))
    }
}

extension ArraySlice<UInt8> {
    /// The bytes of its first UTF-8 scalar.
    fileprivate var firstCharacter: ArraySlice<UInt8> {
        prefix(1) + dropFirst().prefix { (0x80...0xBF).contains($0) }
    }
}
