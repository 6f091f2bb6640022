import Glibc

/// The static files of one directory, held in memory.
package struct AssetStore: Sendable {
    /// A file or directory that could not be read.
    package struct Unreadable: Error, CustomStringConvertible {
        package let path: String
        package let reason: String
        package var description: String { "\(path) cannot be read: \(reason)." }
    }

    package let assets: [String: Asset]

    package init(_ assets: [Asset] = []) {
        self.assets = Dictionary(assets.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Reads every file below the directory, but no symbolic link and nothing whose name begins with a dot.
    package init(directory: String) throws(Unreadable) {
        let gzip = GzipStream()
        var found: [Asset] = []
        try Self.walk(directory, at: "") { (file, path) throws(Unreadable) in
            found.append(Asset(path: path, bytes: try Self.contents(of: file), using: gzip))
        }
        self.init(found)
    }

    package subscript(path: String) -> Asset? { assets[path] }

    /// The path with the file's version as a query, under which browsers may keep it for good; the bare path where no
    /// such file is.
    package func versionedPath(_ path: String) -> String {
        guard let asset = assets[path] else { return path }
        return "\(path)?v=\(asset.version)"
    }

    private static func walk(
        _ directory: String, at path: String, _ visit: (String, String) throws(Unreadable) -> Void
    ) throws(Unreadable) {
        guard let handle = opendir(directory) else { throw unreadable(directory) }
        defer { closedir(handle) }
        while let entry = readdir(handle) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name.hasPrefix(".") { continue }
            var status = stat()
            guard lstat("\(directory)/\(name)", &status) == 0 else { throw unreadable("\(directory)/\(name)") }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: try walk("\(directory)/\(name)", at: "\(path)/\(name)", visit)
            case S_IFREG: try visit("\(directory)/\(name)", "\(path)/\(name)")
            default: continue
            }
        }
    }

    private static func contents(of file: String) throws(Unreadable) -> [UInt8] {
        let descriptor = open(file, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(file) }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0 { throw unreadable(file) }
            if count == 0 { return bytes }
            bytes += chunk[..<count]
        }
    }

    private static func unreadable(_ path: String) -> Unreadable {
        Unreadable(path: path, reason: String(cString: strerror(errno)))
    }
}
