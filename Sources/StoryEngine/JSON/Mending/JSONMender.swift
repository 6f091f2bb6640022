/// Reads a text that is not JSON as what its author most likely meant, and says at each place what is wrong.
///
/// It is asked only where `JSONReader` refused the text, so that what it makes of quotes and commas never touches a text
/// that is well. One fault does not set off others: after each it goes on where the author's meaning goes on.
struct JSONMender {
    /// After so many faults it stops: one answer holds no more.
    static let maxFaults = Findings.limit
    /// How far it looks ahead to decide what a quote means, in bytes; so work stays linear.
    static let maxLookahead = 4096

    let bytes: [UInt8]
    var index = 0
    private(set) var faults: [JSONFault] = []
    /// The closing brackets of what is open, innermost last.
    private var open: [UInt8] = []
    /// White space that JSON does not know.
    var oddSpaces: [Range<Int>] = []
    /// Bytes that are not UTF-8, which were reported and stand as `?`.
    private let invalid: [Range<Int>]

    /// What was made of a text.
    struct Mending {
        /// What the author meant; nil where nothing can be made of it.
        let value: JSONValue?
        /// What is wrong, at least one thing.
        let faults: [JSONFault]
        /// Whether it stopped before the end, so that the value may lack what stands behind.
        let isPartial: Bool
    }

    /// Reads a text that is not JSON.
    ///
    /// - Parameters:
    ///   - text: the bytes of the text.
    ///   - refusal: where the strict reader gave up.
    /// - Returns: what can be made of it, and why it is not JSON.
    static func mend(_ text: [UInt8], after refusal: JSONRefusal) -> Mending {
        if let fault = wholeTextFault(text) { return Mending(value: nil, faults: [fault], isPartial: true) }
        var mender = JSONMender(text)
        let value = mender.readRoot()
        mender.reportOddSpaces()
        if mender.faults.isEmpty {
            let end = min(refusal.index + 1, text.count)
            mender.faults = [
                JSONFault(
                    .jsonSyntax, refusal.index..<end, .cannotStandHere, .text(mender.character(at: refusal.index)))
            ]
        }
        return Mending(value: value, faults: mender.faults, isPartial: mender.isFull)
    }

    private static func wholeTextFault(_ text: [UInt8]) -> JSONFault? {
        if text.count > JSONReader.maxBytes { return JSONFault(.payloadTooLong, 0..<text.count, .tooLong) }
        if text.starts(with: [0xFF, 0xFE]) || text.starts(with: [0xFE, 0xFF]) || text.prefix(4).contains(0) {
            return JSONFault(.jsonInvalidUTF8, 0..<text.count, .notUTF8)
        }
        if text.allSatisfy(\.isJSONSpace) { return JSONFault(.jsonSyntax, text.count..<text.count, .textEmpty) }
        return nil
    }

    private init(_ text: [UInt8]) {
        var text = text
        invalid = text.replaceInvalidUTF8(limit: Self.maxFaults)
        bytes = text
        faults = invalid.map { JSONFault(.jsonInvalidUTF8, $0, .invalidUTF8) }
        if JSONReader.hasByteOrderMark(bytes) { index = 3 }
    }

    var isFull: Bool { faults.count >= Self.maxFaults }

    mutating func report(_ fault: JSONFault) {
        guard !isFull, !invalid.contains(where: { $0.overlaps(fault.range) }) else { return }
        faults.append(fault)
    }
}

// MARK: - Structure

extension JSONMender {
    private mutating func readRoot() -> JSONValue? {
        skipSpace()
        reportTextBefore()
        let start = index
        var value = readValue()
        skipSpace()
        if value?.string != nil, isAt(":") {
            // A member without the braces around it.
            index = start
            value = readMembersWithoutBraces()
        }
        skipSpace()
        if index < bytes.count, value != nil { reportTextAfter() }
        return value
    }

    /// Reads a value; nil where there is none, or none that can be made use of.
    mutating func readValue() -> JSONValue? {
        skipSpace()
        guard let byte = peek, !isFull else { return nil }
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return readContainer(byte)
        case UInt8(ascii: "\""): return readString()
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return readNumber()
        default:
            if openingQuote(at: index) != nil { return readQuoted() }
            return readWord()
        }
    }

    private mutating func readContainer(_ bracket: UInt8) -> JSONValue? {
        let start = index
        guard open.count < JSONReader.maxDepth else {
            report(JSONFault(.jsonTooDeep, start..<start + 1, .tooDeep, .number(JSONReader.maxDepth)))
            skipNested()
            return nil
        }
        index += 1
        let isObject = bracket == UInt8(ascii: "{")
        open.append(UInt8(ascii: isObject ? "}" : "]"))
        let content: JSONValue.Content = isObject ? .object(readMembers()) : .array(readElements())
        open.removeLast()
        return JSONValue(content: content, range: start..<index)
    }

    private mutating func readMembers() -> [JSONMember] {
        var members: [JSONMember] = []
        while !closes() {
            if let member = readMember() { members.append(member) }
            separate()
        }
        return members
    }

    private mutating func readElements() -> [JSONValue] {
        var elements: [JSONValue] = []
        while !closes() {
            let start = index
            if let element = readValue() { elements.append(element) } else if index == start { skipWhatCannotStand() }
            separate()
        }
        return elements
    }

    private mutating func readMember() -> JSONMember? {
        let start = index
        guard let key = readKey() else {
            if index == start { skipWhatCannotStand() }
            return nil
        }
        guard takeColon(after: key) else { return nil }
        skipSpace()
        if let byte = peek, [UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(byte) {
            report(JSONFault(.jsonSyntax, index..<index + 1, .valueMissing))
            return nil
        }
        let valueStart = index
        guard let value = readValue() else {
            if index == valueStart { skipWhatCannotStand() }
            return nil
        }
        return JSONMember(key: key.string ?? "", keyRange: key.range, value: value)
    }

    /// A key as a string value: quoted in whatever way, or a bare word.
    private mutating func readKey() -> JSONValue? {
        skipSpace()
        if isAt("\"") { return readString() }
        if openingQuote(at: index) != nil { return readQuoted() }
        return readBareKey()
    }

    private mutating func readMembersWithoutBraces() -> JSONValue? {
        let start = index
        open.append(UInt8(ascii: "}"))
        var members: [JSONMember] = []
        repeat {
            if let member = readMember() { members.append(member) }
            skipSpace()
            if index < bytes.count { separate() }
        } while index < bytes.count && !isFull && !isAt("}")
        open.removeLast()
        let end = index
        if isAt("}") { index += 1 }
        report(
            JSONFault(
                .jsonSyntax, start..<min(start + 1, bytes.count), .bracesMissing,
                fix: end == index
                    ? .offered(.addBrackets, [.text("{ }")], .insert("{", at: start), .insert("}", at: end))
                    : .offered(.addBrackets, [.text("{")], .insert("{", at: start))))
        return JSONValue(content: .object(members), range: start..<index)
    }

    /// Whether the innermost container ends here, by its bracket or by a fault that is reported.
    private mutating func closes() -> Bool {
        skipSpace()
        guard !isFull, let expected = open.last else { return true }
        guard let byte = peek else {
            reportOpenBrackets()
            return true
        }
        if byte == expected {
            index += 1
            return true
        }
        guard byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") else { return false }
        let wanted = String(Unicode.Scalar(expected))
        if open.dropLast().contains(byte) {
            report(
                JSONFault(
                    .jsonSyntax, index..<index + 1, .bracketMissing, .text(wanted),
                    fix: .offered(.addBrackets, [.text(wanted)], .insert(wanted, at: index))))
        } else {
            report(
                JSONFault(
                    .jsonSyntax, index..<index + 1, .wrongBracket, .text(wanted), .text(String(Unicode.Scalar(byte))),
                    fix: .offered(.write, [.text(wanted)], Fix.Edit(index..<index + 1, wanted))))
            index += 1
        }
        return true
    }

    /// The text ended: one fault for all that is open.
    private mutating func reportOpenBrackets() {
        guard !faults.contains(where: { $0.sentence == .bracketsOpen }) else { return }
        let missing = String(decoding: open.reversed(), as: UTF8.self)
        report(
            JSONFault(
                .jsonSyntax, index..<index, .bracketsOpen, .text(missing),
                fix: .offered(.addBrackets, [.text(missing)], .insert(missing, at: index))))
    }
}
