/// The head of an answer, line by line as libcurl hands it over.
struct ResponseHead {
    /// 0 until there is a status line.
    private(set) var status = 0
    private(set) var headers = FetchedHeaders()
    /// Of all lines so far, those of interim answers too.
    private(set) var byteCount = 0

    /// Whether the empty line behind the headers of the last answer has come.
    private(set) var isComplete = false

    /// A status line begins anew: interim answers and their headers are dropped.
    mutating func feed(_ line: UnsafeRawBufferPointer) {
        byteCount += line.count
        // What comes behind the body are trailers, which say nothing here.
        guard !isComplete else { return }
        let text = String(decoding: line, as: UTF8.self)
        if text.utf8.starts(with: "HTTP/".utf8) {
            let parts = text.split(separator: " ", maxSplits: 2)
            status = parts.count > 1 ? Int(parts[1].prefix(3)) ?? 0 : 0
            headers = FetchedHeaders()
        } else if text.allSatisfy(\.isNewline) {
            isComplete = status >= 200
        } else if let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) {
            headers.add(name: String(text[..<colon]), value: Self.trimmed(text[text.utf8.index(after: colon)...]))
        }
    }

    /// Where the answer says to ask instead.
    var redirect: String? {
        isComplete && [301, 302, 303, 307, 308].contains(status) ? headers["location"] : nil
    }

    /// The length of the body as it is sent.
    var contentLength: Int? {
        headers["content-length"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
    }

    /// The length of the body after decoding.
    var decodedLength: Int? {
        headers["content-encoding"] == nil ? contentLength : nil
    }

    private static func trimmed(_ text: Substring) -> String {
        let isSpace: (Unicode.Scalar) -> Bool = { " \t\r\n".unicodeScalars.contains($0) }
        let start = text.unicodeScalars.drop(while: isSpace)
        guard let last = start.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(start[...last])
    }
}
