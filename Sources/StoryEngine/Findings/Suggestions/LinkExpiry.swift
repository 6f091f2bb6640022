/// When a time-limited link ends, read from the URL alone.
enum LinkExpiry {
    /// Seconds since 1970; nil where the URL names no end.
    static func end(of url: String) -> Int? {
        let bytes = url.utf8.prefix { $0 != UInt8(ascii: "#") }
        guard let mark = bytes.firstIndex(of: UInt8(ascii: "?")) else { return nil }
        let query = Query(Substring(bytes[bytes.index(after: mark)...]))
        return signedWindow(query, "x-amz-date", "x-amz-expires")  // AWS, signature version 4
            ?? signedWindow(query, "x-goog-date", "x-goog-expires")  // Google, version 4
            ?? (query.has("sig") ? query["se"].flatMap(Calendar.seconds) : nil)  // Azure
            ?? (query.has("signature") || query.has("key-pair-id") ? query["expires"].flatMap { Int($0) } : nil)
    }

    private static func signedWindow(_ query: Query, _ date: String, _ length: String) -> Int? {
        guard let start = query[date].flatMap(Calendar.seconds), let seconds = query[length].flatMap({ Int($0) }),
            (0...Calendar.maxSeconds).contains(seconds)
        else { return nil }
        return start + seconds
    }
}

/// The fields of a query, by their names in small letters.
private struct Query {
    private var fields: [String: String] = [:]

    init(_ text: Substring) {
        for part in text.split(separator: "&").prefix(64) {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            fields[pair[0].lowercased()] = pair.count == 2 ? pair[1].replacingEscapedColons : ""
        }
    }

    subscript(name: String) -> String? { fields[name] }

    func has(_ name: String) -> Bool { fields[name] != nil }
}

extension Substring {
    /// Dates in a query have their colons percent-encoded.
    fileprivate var replacingEscapedColons: String {
        var text = ""
        var rest = self
        while let escape = rest.firstIndex(of: "%") {
            text += rest[..<escape]
            let isColon = rest[escape...].prefix(3).lowercased() == "%3a"
            text += isColon ? ":" : "%"
            rest = rest[escape...].dropFirst(isColon ? 3 : 1)
        }
        return text + rest
    }
}
