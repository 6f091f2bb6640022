/// A JSON value together with the place where it stands in the text.
public struct JSONValue: Sendable {
    /// What a value holds. A number keeps its digits as written; an object keeps every member, duplicates too.
    public enum Content: Sendable {
        case null
        case bool(Bool)
        case number(String)
        case string(String)
        case array([JSONValue])
        case object([JSONMember])
    }

    /// What the value holds.
    public let content: Content
    /// The bytes of the text that the value covers. For a value inside an encoded string: the bytes of the string's
    /// token that spell it.
    public let range: Range<Int>
}

/// A key and its value in an object.
public struct JSONMember: Sendable {
    /// The key, unescaped.
    public let key: String
    /// The bytes of the text that the key covers, its quotes included.
    public let keyRange: Range<Int>
    /// The value.
    public let value: JSONValue
}

extension JSONValue {
    var isNull: Bool {
        if case .null = content { true } else { false }
    }

    package var string: String? {
        if case .string(let string) = content { string } else { nil }
    }

    var array: [JSONValue]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    package var members: [JSONMember]? {
        if case .object(let members) = content { members } else { nil }
    }

    /// The member of an object that counts for `key`: the last one, as `JSONSerialization` keeps it.
    func member(_ key: String) -> JSONMember? {
        members?.last { $0.key.isSpelt(key) }
    }

    /// The value that counts for `key` in an object, or nil where the key is missing or this is no object.
    package subscript(key: String) -> JSONValue? {
        member(key)?.value
    }
}

extension String {
    /// Whether this is `key`, a word of plain ASCII letters.
    ///
    /// `==` alone would compare canonical equivalents, which for long keys of combining marks takes long; no other text
    /// of the same length is equivalent to such a word.
    func isSpelt(_ key: String) -> Bool {
        utf8.count == key.utf8.count && self == key
    }
}
