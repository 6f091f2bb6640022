/// How a text that is a property list is written.
enum PlistForm {
    /// As XML, which can be read here.
    case xml
    /// In Apple's binary form.
    case binary

    /// The first bytes of a binary one.
    static let binaryMark = "bplist"
    /// An XML one says what it is within so many bytes.
    private static let mostLookedAt = 2048

    /// Recognises a property list by how it begins; nil where the text is none.
    init?(of text: [UInt8]) {
        if text.starts(with: Self.binaryMark.utf8) {
            self = .binary
            return
        }
        let start = text.prefix(Self.mostLookedAt).dropFirst(JSONReader.hasByteOrderMark(text) ? 3 : 0)
            .drop(while: \.isJSONSpace)
        guard start.first == UInt8(ascii: "<") else { return nil }
        let words = String(decoding: start, as: UTF8.self)
        guard ["<plist", "<dict", "<key>"].contains(where: words.contains) else { return nil }
        self = .xml
    }
}
