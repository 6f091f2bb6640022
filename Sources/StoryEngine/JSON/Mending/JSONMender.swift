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
    private var oddSpaces: [Range<Int>] = []
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

// MARK: - Bytes

extension JSONMender {
    var peek: UInt8? {
        index < bytes.count ? bytes[index] : nil
    }

    func isAt(_ character: StaticString) -> Bool {
        bytes[index...].starts(
            with: UnsafeBufferPointer(start: character.utf8Start, count: character.utf8CodeUnitCount))
    }

    /// The character at an index, to show.
    func character(at index: Int) -> String {
        let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
        return scalar.map { String($0) } ?? ""
    }

    /// A stretch of the text to show, cut where it is long.
    func shown(_ range: Range<Int>) -> String {
        let text = String(decoding: bytes[range].prefix(64), as: UTF8.self)
        return range.count > 64 ? text + "…" : text
    }

    /// Passes over white space, comments, and spaces that JSON does not know.
    mutating func skipSpace() {
        while let byte = peek {
            if byte.isJSONSpace {
                index += 1
            } else if let length = Self.oddSpaceLength(bytes[index...]) {
                addOddSpace(index..<index + length)
                index += length
            } else if byte == UInt8(ascii: "#") || isAt("//") || isAt("/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func addOddSpace(_ range: Range<Int>) {
        if let last = oddSpaces.last, last.upperBound == range.lowerBound {
            oddSpaces[oddSpaces.count - 1] = last.lowerBound..<range.upperBound
        } else if oddSpaces.count < Self.maxFaults {
            oddSpaces.append(range)
        }
    }

    private mutating func reportOddSpaces() {
        guard let first = oddSpaces.first else { return }
        report(
            JSONFault(
                .jsonSyntax, first, .oddSpaces, .number(oddSpaces.count),
                fix: Fix(title: .plainSpaces, arguments: [], isSafe: true, edits: oddSpaces.map { Fix.Edit($0, " ") })))
    }

    private mutating func skipComment() {
        let start = index
        if isAt("/*") {
            index += 2
            while index < bytes.count, !isAt("*/") { index += 1 }
            index = min(index + 2, bytes.count)
        } else {
            while let byte = peek, byte != 0x0A, byte != 0x0D { index += 1 }
        }
        report(JSONFault(.jsonComment, start..<index, .comment, fix: .safe(.remove, [], Fix.Edit(start..<index, ""))))
    }

    /// Passes over one character that has no meaning here.
    mutating func skipWhatCannotStand() {
        guard peek != nil else { return }
        let character = character(at: index)
        let end = min(index + character.utf8.count, bytes.count)
        report(JSONFault(.jsonSyntax, index..<end, .cannotStandHere, .text(character)))
        index = end
    }

    /// Passes over a container without looking inside but for strings and brackets.
    private mutating func skipNested() {
        var depth = 0
        while let byte = peek {
            index += 1
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "\""):
                while let byte = peek, byte != UInt8(ascii: "\"") { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
                index = min(index + 1, bytes.count)
            default: break
            }
            if depth <= 0 { return }
        }
    }

    /// White space outside JSON: no-break, wide and zero-width spaces, line separators, VT, FF.
    private static func oddSpaceLength(_ rest: ArraySlice<UInt8>) -> Int? {
        let bytes = Array(rest.prefix(3))
        switch (bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first) {
        case (0x0B, _, _), (0x0C, _, _): return 1
        case (0xC2, 0xA0, _), (0xC2, 0x85, _): return 2
        case (0xE2, 0x80, let third?) where (0x80...0x8F).contains(third) || [0xA8, 0xA9, 0xAF].contains(third):
            return 3
        case (0xE2, 0x81, 0x9F?), (0xE2, 0x81, 0xA0?), (0xE3, 0x80, 0x80?), (0xEF, 0xBB, 0xBF?): return 3
        default: return nil
        }
    }
}

extension UInt8 {
    var isJSONSpace: Bool {
        self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
    }
}

extension [UInt8] {
    /// Puts `?` in place of bytes that are not UTF-8.
    ///
    /// - Returns: where they stood, at most `limit` places; what is beyond is replaced by another look.
    fileprivate mutating func replaceInvalidUTF8(limit: Int) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start = 0
        while start < count {
            do {
                _ = try UTF8Span(validating: span.extracting(start..<count))
                break
            } catch {
                let range = error.byteOffsets.lowerBound + start..<error.byteOffsets.upperBound + start
                for index in range { self[index] = UInt8(ascii: "?") }
                if let last = found.last, last.upperBound == range.lowerBound {
                    found[found.count - 1] = last.lowerBound..<range.upperBound
                } else if found.count < limit {
                    found.append(range)
                }
                start = range.upperBound
            }
        }
        return found
    }
}
