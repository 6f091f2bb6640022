import CSodium

/// The SHA-256 of a text or of a file, as the phone's cache names its files.
package struct Digest: Hashable, Sendable {
    /// 64 hexadecimal digits, in small letters.
    package let hex: String

    package init(of bytes: [UInt8]) {
        var builder = DigestBuilder()
        builder.add(bytes)
        self = builder.digest
    }

    fileprivate init(_ hash: [UInt8]) {
        hex = String(decoding: hash.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    package init(of text: String) {
        self.init(of: Array(text.utf8))
    }

    /// Nil where the text is no such name.
    package init?(hex: String) {
        guard hex.utf8.count == 64, hex.utf8.allSatisfy(Self.digits.contains) else { return nil }
        self.hex = hex
    }

    private static let digits = Array("0123456789abcdef".utf8)
}

/// Makes the digest of bytes that come piece by piece.
struct DigestBuilder {
    private var state = crypto_hash_sha256_state()

    init() {
        precondition(sodium_init() >= 0, "libsodium does not start.")
        crypto_hash_sha256_init(&state)
    }

    mutating func add(_ bytes: [UInt8]) {
        crypto_hash_sha256_update(&state, bytes, UInt64(bytes.count))
    }

    /// Of all bytes so far.
    var digest: Digest {
        var state = state
        var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        crypto_hash_sha256_final(&state, &hash)
        return Digest(hash)
    }
}
