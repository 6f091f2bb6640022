/// 256 random bits that prove who somebody is: a share's owner, or a reviewer. The store keeps only its hash.
package struct SecretToken: Redacted, Sendable {
    package static let byteCount = 32

    let bytes: [UInt8]

    /// A token as it was handed out: 43 characters of base64url; nil for any other text.
    package init?(_ text: String) {
        guard text.utf8.count == 43, let bytes = Sodium.bytes(base64URL: text) else { return nil }
        self.init(bytes: bytes)
    }

    init?(bytes: [UInt8]) {
        guard bytes.count == Self.byteCount else { return nil }
        self.bytes = bytes
    }

    /// A new one from `byteCount` random bytes.
    init(random bytes: (Int) -> [UInt8]) {
        self.bytes = bytes(Self.byteCount)
        precondition(self.bytes.count == Self.byteCount, "A token has 32 random bytes.")
    }

    /// What is handed out: 43 characters of base64url.
    package var text: String { Sodium.base64URL(bytes) }

    /// What is stored.
    package var hash: TokenHash { TokenHash(bytes: Sodium.hash(bytes)) }

    /// HMAC-SHA-256 of a message in hexadecimal digits. The key is the token's text, as receivers hold it.
    package func signature(of message: [UInt8]) -> String {
        Sodium.signature(of: message, key: Array(text.utf8)).hexadecimal
    }
}

/// A token's hash, from which the token cannot be found.
package struct TokenHash: Hashable, Sendable {
    let bytes: [UInt8]

    /// Takes the same time whether or not it does.
    package func matches(_ token: SecretToken) -> Bool { Sodium.areEqual(bytes, token.hash.bytes) }
}

extension [UInt8] {
    /// Two lower-case digits for each byte.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
