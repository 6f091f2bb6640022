/// Why a text is not JSON, and where.
struct JSONFault: Error {
    enum Reason {
        case unexpectedEnd(expected: String)
        case unexpected(expected: String)
        case trailingText
        case badNumber
        case badEscape
        case controlCharacter
        case loneSurrogate
        case invalidUTF8
        case tooDeep
        case tooLong
    }

    let reason: Reason
    /// The bytes of the text that are at fault.
    let range: Range<Int>
}
