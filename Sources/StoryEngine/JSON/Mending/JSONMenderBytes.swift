/// Bytes, white space and what is passed over.
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

    mutating func reportOddSpaces() {
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
    mutating func skipNested() {
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
    mutating func replaceInvalidUTF8(limit: Int) -> [Range<Int>] {
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
