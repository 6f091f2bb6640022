import Glibc

/// A folder for as long as something needs it.
enum TemporaryFolder {
    /// Makes an empty folder, and removes it and all that is in it afterwards.
    static func with<Result>(
        _ body: (_ path: String) throws(CommandError) -> Result
    ) throws(CommandError) -> Result {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var name = Array("\(parent)/storyproof-XXXXXX".utf8CString)
        guard mkdtemp(&name) != nil else {
            throw .failed("No folder can be made in \(parent): \(String(cString: strerror(errno))).")
        }
        let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer { remove(path) }
        return try body(path)
    }

    private static func remove(_ path: String) {
        guard let folder = opendir(path) else {
            unlink(path)
            return
        }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { remove("\(path)/\(name)") }
        }
        closedir(folder)
        rmdir(path)
    }
}
