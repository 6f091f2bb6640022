/// What a share's owner tells its readers by another way.
package struct Passphrase: Redacted, Sendable {
    let bytes: [UInt8]

    package init(_ text: String) {
        bytes = Array(text.utf8)
    }
}
