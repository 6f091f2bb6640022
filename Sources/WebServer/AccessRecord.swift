import Glibc

/// One answered request, for the log: no query, no header, no body.
package struct AccessRecord: Sendable, CustomStringConvertible {
    /// Nil, like the path, where the bytes were no request.
    package let method: Method?
    package let path: String?
    package let status: Int
    /// Bytes of head and body that the client's socket took.
    package let bytes: Int
    /// From the head's first byte to the answer's last.
    package let milliseconds: Int

    /// One line; whatever is not visible ASCII is escaped, so that a path can forge no line and no terminal command.
    package var description: String {
        "\(method?.rawValue ?? "-") \(Self.escaped(path ?? "-")) \(status) \(bytes) B \(milliseconds) ms"
    }

    /// In one call, so that the lines of two threads do not mix.
    package func writeToStandardError() {
        let line = Array("\(description)\n".utf8)
        write(STDERR_FILENO, line, line.count)
    }

    private static func escaped(_ path: String) -> String {
        var line = ""
        for scalar in path.unicodeScalars {
            let isVisible = scalar.value > 0x20 && scalar.value < 0x7F && scalar != "\\"
            line += isVisible ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
        }
        return line
    }
}
