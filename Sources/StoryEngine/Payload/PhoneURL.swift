/// What the phone's Foundation (iOS 17 and later) makes of a text that should be a URL (the behaviour's section 2).
///
/// Foundation on Linux does not answer as iOS does, so the rules stand here.
enum PhoneURL: Equatable {
    /// A URL with a scheme; its host, where it has one.
    case url(scheme: Substring, host: Substring?)
    /// No scheme that could be one.
    case noScheme
    /// White space at either end, or a scheme with a host or port that cannot be one.
    case malformed

    init(_ text: String) {
        guard !Self.hasSpaceAtEnds(text) else {
            self = .malformed
            return
        }
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(text[..<colon]) else {
            self = .noScheme
            return
        }
        let authority = Authority(of: text[text.utf8.index(after: colon)...])
        self = authority.isMalformed ? .malformed : .url(scheme: text[..<colon], host: authority.host)
    }

    var hasScheme: Bool {
        scheme != nil
    }

    /// The scheme in small letters, where this is a URL.
    var scheme: String? {
        if case .url(let scheme, _) = self { scheme.lowercased() } else { nil }
    }

    var host: Substring? {
        if case .url(_, let host) = self { host } else { nil }
    }

    /// Whether the scheme of `text` is rather a host with a port, as in `shop.example:8080/p`.
    func isHostAndPort(_ text: String) -> Bool {
        guard let scheme, scheme.contains(".") || scheme == "localhost" else { return false }
        let rest = text.utf8.dropFirst(scheme.utf8.count + 1)
        let port = rest.prefix(while: \.isASCIIDigit)
        let end = rest.dropFirst(port.count).first
        return (1...5).contains(port.count)
            && (end == nil || end == UInt8(ascii: "/") || end == UInt8(ascii: "?") || end == UInt8(ascii: "#"))
    }

    /// Whether this is a URL of the web.
    var isWeb: Bool {
        scheme == "http" || scheme == "https"
    }

    /// A letter, then letters, digits, `+`, `-`, `.`; Foundation also takes an empty one.
    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.utf8.first else { return true }
        return first.isASCIILetter && text.utf8.allSatisfy(\.isSchemeByte)
    }

    private static func hasSpaceAtEnds(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        return scalars.first?.isSpace == true || scalars.last?.isSpace == true
    }
}

/// The part of a URL between `//` and the path.
private struct Authority {
    var host: Substring?
    var isMalformed = false

    init(of rest: Substring) {
        guard rest.utf8.starts(with: "//".utf8) else { return }
        let authority = rest.utf8.dropFirst(2).prefix { !$0.endsAuthority }
        let hostAndPort =
            authority.lastIndex(of: UInt8(ascii: "@")).map { authority[authority.index(after: $0)...] }
            ?? authority
        var host = hostAndPort
        if let colon = Self.portColon(in: hostAndPort) {
            host = hostAndPort[..<colon]
            isMalformed = !hostAndPort[hostAndPort.index(after: colon)...].allSatisfy(\.isASCIIDigit)
        }
        isMalformed = isMalformed || !Self.isHost(host)
        self.host = Substring(host)
    }

    /// The colon before a port; colons inside brackets belong to the address.
    private static func portColon(in text: Substring.UTF8View) -> Substring.UTF8View.Index? {
        let start = text.lastIndex(of: UInt8(ascii: "]")).map { text.index(after: $0) } ?? text.startIndex
        return text[start...].firstIndex(of: UInt8(ascii: ":"))
    }

    private static func isHost(_ host: Substring.UTF8View) -> Bool {
        if host.first == UInt8(ascii: "[") { return host.count > 2 && host.last == UInt8(ascii: "]") }
        return host.allSatisfy(\.isHostByte) && hasWholeEscapes(host)
            && !(host.contains { $0 >= 0x80 } && Substring(host).unicodeScalars.contains(where: \.isSpace))
    }

    /// Whether each `%` starts two hexadecimal digits.
    private static func hasWholeEscapes(_ host: Substring.UTF8View) -> Bool {
        var rest = host
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            let digits = rest[rest.index(after: percent)...].prefix(2)
            guard digits.count == 2, digits.allSatisfy(\.isASCIIHexDigit) else { return false }
            rest = rest[digits.endIndex...]
        }
        return true
    }
}

extension Unicode.Scalar {
    /// White space; the property of the standard library is slow to look up.
    fileprivate var isSpace: Bool {
        isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
    }
}

extension UInt8 {
    fileprivate var isSchemeByte: Bool {
        isASCIILetter || isASCIIDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
            || self == UInt8(ascii: ".")
    }

    fileprivate var endsAuthority: Bool {
        self == UInt8(ascii: "/") || self == UInt8(ascii: "?") || self == UInt8(ascii: "#")
    }

    /// Whether a host may hold the byte; what is outside ASCII is encoded.
    fileprivate var isHostByte: Bool {
        switch self {
        case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
            UInt8(ascii: "\\"),
            UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
            UInt8(ascii: "}"), UInt8(ascii: ":"):
            false
        default: true
        }
    }

    var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
    var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
    var isASCIIHexDigit: Bool { isASCIIDigit || (0x61...0x66).contains(self | 0x20) }
}
