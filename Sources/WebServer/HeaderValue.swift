/// A header's value: holds no control character but the tab, so it cannot end its line (RFC 9110, section 5.5).
package struct HeaderValue: Sendable, Hashable, ExpressibleByStringLiteral {
    package let text: String

    /// Nil where the text holds a control character other than the tab.
    package init?(_ text: String) {
        guard text.utf8.allSatisfy(\.isFieldByte) else { return nil }
        self.text = text
    }

    package init(stringLiteral text: String) {
        guard let value = HeaderValue(text) else { preconditionFailure("A header's value holds a control character.") }
        self = value
    }

    package init(_ number: Int) { text = String(number) }

    /// A value from a request, whose bytes were found to be allowed; what is not UTF-8 becomes U+FFFD.
    init(fieldBytes: ArraySlice<UInt8>) { text = String(decoding: fieldBytes, as: UTF8.self) }

    /// Values joined by a comma, as a list is written.
    package init(list: [HeaderValue]) { text = list.map(\.text).joined(separator: ", ") }
}
