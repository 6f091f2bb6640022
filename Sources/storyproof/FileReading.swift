import Glibc

/// Reads a file, or standard input where the path is `-`, up to a limit.
///
/// - Parameters:
///   - path: the file.
///   - limit: bytes; what is beyond is left unread, so that an endless input ends.
/// - Returns: at most `limit` bytes.
/// - Throws: `CommandError` with the path and the reason.
func readFile(_ path: String, upTo limit: Int) throws(CommandError) -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path) }
    defer { if path != "-" { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count < limit {
        let count = read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
        guard count >= 0 else { throw unreadable(path) }
        if count == 0 { break }
        bytes += chunk[..<count]
    }
    return bytes
}

private func unreadable(_ path: String) -> CommandError {
    .failed("\(path) cannot be read: \(String(cString: strerror(errno))).")
}

/// Writes a whole text to a descriptor.
func write(_ text: String, to descriptor: Int32) {
    write(Array(text.utf8), to: descriptor)
}

/// Writes all bytes to a descriptor; false where that ends early, as nobody reads any more, or a disk is full.
@discardableResult
func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
    }
    return true
}
