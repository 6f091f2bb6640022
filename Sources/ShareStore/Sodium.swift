import CSodium

/// Randomness, hashes, comparison and signatures; the one file that knows libsodium.
package enum Sodium {
    private static let isReady = sodium_init() >= 0

    private static func start() { precondition(isReady, "libsodium finds no source of random numbers.") }

    /// That many bytes that nobody can guess.
    package static func randomBytes(_ count: Int) -> [UInt8] {
        start()
        var bytes = [UInt8](repeating: 0, count: count)
        randombytes_buf(&bytes, count)
        return bytes
    }

    /// BLAKE2b; 32 bytes.
    package static func hash(_ bytes: [UInt8]) -> [UInt8] {
        start()
        var hash = [UInt8](repeating: 0, count: Int(crypto_generichash_BYTES))
        crypto_generichash(&hash, hash.count, bytes, UInt64(bytes.count), nil, 0)
        return hash
    }

    /// Compares in a time that does not depend on where the two differ.
    package static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        start()
        return left.count == right.count && sodium_memcmp(left, right, left.count) == 0
    }

    /// HMAC-SHA-256; 32 bytes.
    package static func signature(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        start()
        var state = crypto_auth_hmacsha256_state()
        var signature = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
        crypto_auth_hmacsha256_init(&state, key, key.count)
        crypto_auth_hmacsha256_update(&state, message, UInt64(message.count))
        crypto_auth_hmacsha256_final(&state, &signature)
        return signature
    }

    /// Argon2id with its salt and cost, as text; nil where there is not enough memory (64 MiB).
    static func passphraseHash(_ passphrase: [UInt8]) -> String? {
        start()
        var hash = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
        let result = crypto_pwhash_str(
            &hash, characters(passphrase), UInt64(passphrase.count), UInt64(crypto_pwhash_opslimit_interactive()),
            crypto_pwhash_memlimit_interactive())
        return result == 0 ? text(hash) : nil
    }

    /// Whether the passphrase is the one that was hashed.
    static func matches(_ passphrase: [UInt8], hash: String) -> Bool {
        start()
        return crypto_pwhash_str_verify(hash, characters(passphrase), UInt64(passphrase.count)) == 0
    }

    private static func characters(_ bytes: [UInt8]) -> [CChar] { bytes.map { CChar(bitPattern: $0) } }

    /// What stands before the NUL.
    private static func text(_ characters: [CChar]) -> String {
        String(decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Base64 of RFC 4648 section 5 without padding.
    package static func base64URL(_ bytes: [UInt8]) -> String {
        start()
        let variant = Int32(sodium_base64_VARIANT_URLSAFE_NO_PADDING)
        var characters = [CChar](repeating: 0, count: sodium_base64_encoded_len(bytes.count, variant))
        sodium_bin2base64(&characters, characters.count, bytes, bytes.count, variant)
        return text(characters)
    }

    /// The bytes of such a text; nil where it is none, or where another text would mean the same bytes.
    package static func bytes(base64URL text: String) -> [UInt8]? {
        start()
        var bytes = [UInt8](repeating: 0, count: text.utf8.count)
        var count = 0
        let result = sodium_base642bin(
            &bytes, bytes.count, text, text.utf8.count, nil, &count, nil,
            Int32(sodium_base64_VARIANT_URLSAFE_NO_PADDING))
        bytes.removeLast(bytes.count - count)
        // libsodium 1.0.18 takes some bytes above 127 for digits.
        return result == 0 && base64URL(bytes) == text ? bytes : nil
    }
}
