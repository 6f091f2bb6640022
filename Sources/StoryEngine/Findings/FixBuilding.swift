extension Fix {
    /// Puts a member in front of an object's other members, indented as the first of them.
    static func adding(_ member: String, to object: JSONValue, in bytes: [UInt8], _ title: FixTitle) -> Fix? {
        guard let members = object.members, bytes[object.range.lowerBound] == UInt8(ascii: "{") else { return nil }
        let start = object.range.lowerBound + 1
        guard let first = members.first else { return .offered(title, [], .insert(member, at: start)) }
        guard start <= first.keyRange.lowerBound else { return nil }
        let indent = String(decoding: bytes[start..<first.keyRange.lowerBound], as: UTF8.self)
        guard indent.utf8.allSatisfy(\.isJSONSpace) else { return nil }
        return .offered(title, [], .insert(indent + member + ",", at: start))
    }
}

extension JSONValue {
    /// The bytes between a string's quotes; nil where this is no string, or its token is not in plain sight.
    func textRange(in bytes: [UInt8]) -> Range<Int>? {
        guard let string, range.count == string.utf8.count + 2,
            bytes[range].dropFirst().dropLast().elementsEqual(string.utf8)
        else { return textRangeInsideString(in: bytes) }
        return range.lowerBound + 1..<range.upperBound - 1
    }

    /// Inside an encoded string the quotes are escaped themselves.
    private func textRangeInsideString(in bytes: [UInt8]) -> Range<Int>? {
        guard let string, range.count == string.utf8.count + 3 || range.count == string.utf8.count + 4 else {
            return nil
        }
        let token = bytes[range]
        let quote = Array(#"\""#.utf8)
        guard token.starts(with: quote) else { return nil }
        let start = range.lowerBound + 2
        guard bytes[start...].prefix(string.utf8.count).elementsEqual(string.utf8) else { return nil }
        return start..<start + string.utf8.count
    }
}
