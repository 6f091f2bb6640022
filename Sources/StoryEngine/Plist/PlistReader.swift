/// Reads an XML property list strictly, and keeps every value's place.
///
/// Values come as JSON has them: `dict` as an object, `integer` and `real` as numbers, `date` and `data` as texts. A
/// document type is passed over and never fetched; no entities are known but XML's own five and those by number.
struct PlistReader {
    /// Elements nested deeper than this are refused.
    static let maxDepth = 64

    let bytes: [UInt8]
    var index = 0

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads one property list and nothing after it.
    ///
    /// - Throws: a fault at the first thing that cannot be read.
    static func read(_ bytes: [UInt8]) throws(JSONFault) -> JSONValue {
        guard bytes.count <= JSONReader.maxBytes else {
            throw JSONFault(.plistSyntax, JSONReader.maxBytes..<bytes.count, .tooLong)
        }
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            throw JSONFault(.plistSyntax, error.byteOffsets, .invalidUTF8)
        }
        var reader = PlistReader(bytes: bytes)
        if JSONReader.hasByteOrderMark(bytes) { reader.index = 3 }
        return try reader.readDocument()
    }
}

// MARK: - Elements

extension PlistReader {
    struct Tag {
        let name: String
        let isEmpty: Bool
    }

    private mutating func readDocument() throws(JSONFault) -> JSONValue {
        if isAt("<?xml") { try skipDeclaration() }
        try skipBetween()
        if isAt("<!DOCTYPE") { try skipDocumentType() }
        try skipBetween()
        guard ["<plist>", "<plist ", "<plist\n", "<plist/"].contains(where: isAt) else { throw strayFault }
        let start = index
        try skipTag()
        guard bytes[index - 2] != UInt8(ascii: "/") else { throw fault(start..<index, .valueMissing) }
        try skipBetween()
        let value = try readValue(depth: 0)
        try skipBetween()
        try readEnd(of: "plist", from: start)
        try skipBetween()
        guard index == bytes.count else { throw strayFault }
        return value
    }

    private mutating func readValue(depth: Int) throws(JSONFault) -> JSONValue {
        let start = index
        let tag = try readTag()
        guard depth < Self.maxDepth else { throw fault(start..<index, .plistTooDeep, .number(Self.maxDepth)) }
        let content: JSONValue.Content
        switch tag.name {
        case "dict": content = .object(tag.isEmpty ? [] : try readMembers(from: start, depth: depth))
        case "array": content = .array(tag.isEmpty ? [] : try readElements(from: start, depth: depth))
        case "true", "false":
            if !tag.isEmpty { try readEnd(of: tag.name, from: start) }
            content = .bool(tag.name == "true")
        case "string", "date", "data": content = .string(try text(of: tag, from: start))
        case "integer", "real": content = .number(try number(of: tag, from: start))
        default: throw fault(start..<index, .cannotStandHere, .text("<\(tag.name.shortened)>"))
        }
        return JSONValue(content: content, range: start..<index)
    }

    private mutating func readMembers(from start: Int, depth: Int) throws(JSONFault) -> [JSONMember] {
        var members: [JSONMember] = []
        while true {
            try skipBetween()
            if isAt("</") {
                try readEnd(of: "dict", from: start)
                return members
            }
            let keyStart = index
            guard index < bytes.count else { throw openFault(start, "dict") }
            let tag = try readTag()
            guard tag.name == "key" else {
                throw fault(keyStart..<index, .plistKeyExpected, .text("<\(tag.name.shortened)>"))
            }
            let key = try text(of: tag, from: keyStart)
            let keyRange = keyStart..<index
            try skipBetween()
            guard index < bytes.count, !isAt("</"), !isAt("<key") else { throw fault(keyRange, .valueMissing) }
            members.append(JSONMember(key: key, keyRange: keyRange, value: try readValue(depth: depth + 1)))
        }
    }

    private mutating func readElements(from start: Int, depth: Int) throws(JSONFault) -> [JSONValue] {
        var elements: [JSONValue] = []
        while true {
            try skipBetween()
            if isAt("</") {
                try readEnd(of: "array", from: start)
                return elements
            }
            guard index < bytes.count else { throw openFault(start, "array") }
            elements.append(try readValue(depth: depth + 1))
        }
    }

    /// `<name>` or `<name/>`; none of these elements has attributes.
    private mutating func readTag() throws(JSONFault) -> Tag {
        guard peek == UInt8(ascii: "<") else { throw strayFault }
        let start = index
        index += 1
        let nameStart = index
        while let byte = peek, byte.isLetter { index += 1 }
        let name = String(decoding: bytes[nameStart..<index], as: UTF8.self)
        skipSpace()
        let isEmpty = peek == UInt8(ascii: "/")
        if isEmpty { index += 1 }
        guard !name.isEmpty, peek == UInt8(ascii: ">") else {
            index = start
            throw strayFault
        }
        index += 1
        return Tag(name: name, isEmpty: isEmpty)
    }

    mutating func readEnd(of name: String, from start: Int) throws(JSONFault) {
        guard index < bytes.count else { throw openFault(start, name) }
        guard isAt("</\(name)") else { throw strayFault }
        index += name.utf8.count + 2
        skipSpace()
        guard peek == UInt8(ascii: ">") else { throw strayFault }
        index += 1
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
