/// A share's name in links: 144 random bits as 24 characters of base64url.
package struct ShareID: Hashable, Sendable, CustomStringConvertible {
    private static let byteCount = 18

    package let text: String

    /// Nil where the text cannot be a share's name.
    package init?(_ text: String) {
        guard text.utf8.count == 24, Sodium.bytes(base64URL: text) != nil else { return nil }
        self.text = text
    }

    init(random bytes: (Int) -> [UInt8]) {
        text = Sodium.base64URL(bytes(Self.byteCount))
    }

    package var description: String { text }
}
