import Glibc

/// Why there is no cache.
package enum MediaCacheFailure: Error, Sendable, Hashable {
    /// The folder cannot be made, or not be written to.
    case folderUnusable
    /// Another process works with the folder.
    case folderInUse
}

/// The files of the cache, each there as a whole or not at all: what is written comes to its name when it is safe on the
/// disk. Held by one process at a time.
struct MediaFolder: Sendable {
    private let path: String
    /// Holds the lock as long as the process lives.
    private let lock: Int32

    init(_ path: String) throws(MediaCacheFailure) {
        self.path = path
        Self.makeFolders(for: "\(path)/\(Self.incoming)/x")
        lock = open("\(path)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { throw .folderUnusable }
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            throw .folderInUse
        }
        // What a run that was ended left half written.
        for name in names(in: Self.incoming) { unlink(full("\(Self.incoming)/\(name)")) }
    }

    /// Gives the folder to another process.
    func release() { close(lock) }

    private static let incoming = "incoming"

    private func full(_ name: String) -> String { "\(path)/\(name)" }

    /// For a new draft; nil where the disk takes no file.
    func newDraft() -> DraftWriter? {
        DraftWriter(path: full("\(Self.incoming)/\(UInt64.random(in: 0 ... .max))"))
    }

    /// Writes bytes to the disk, under no name yet; nil where it is full or fails.
    func draft(_ bytes: [UInt8]) -> Draft? {
        let writer = newDraft()
        writer?.add(bytes)
        return writer?.finish()?.draft
    }

    /// Gives a draft its name, in place of a file that has it.
    func commit(_ draft: Draft, as name: String) -> Bool {
        Self.makeFolders(for: full(name))
        return rename(draft.path, full(name)) == 0
    }

    /// Gives a file a second name, in place of another file that has it.
    func link(_ name: String, as other: String) -> Bool {
        let draft = full("\(Self.incoming)/\(UInt64.random(in: 0 ... .max))")
        Self.makeFolders(for: full(other))
        guard Glibc.link(full(name), draft) == 0 else { return false }
        // Where both names are the same file's already, renaming leaves the draft.
        defer { unlink(draft) }
        return rename(draft, full(other)) == 0
    }

    /// Nil where it is not there, or larger.
    func read(_ name: String, upTo maxBytes: Int) -> [UInt8]? {
        let descriptor = open(full(name), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= maxBytes else {
            return nil
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        var offset = 0
        while offset < bytes.count {
            let count = bytes.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress?.advanced(by: offset), $0.count - offset)
            }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return nil }
            offset += count
        }
        return bytes
    }

    /// Its size, and when it was last marked; nil where it is not there.
    func status(_ name: String) -> (byteCount: Int, markedAt: Int)? {
        var status = stat()
        guard stat(full(name), &status) == 0 else { return nil }
        return (Int(status.st_size), status.st_mtim.tv_sec)
    }

    /// Marks a file with a time, in seconds since 1970.
    func mark(_ name: String, at seconds: Int) {
        let time = timespec(tv_sec: seconds, tv_nsec: 0)
        utimensat(AT_FDCWD, full(name), [time, time], 0)
    }

    /// Takes a file away, and the folders above it that have become empty.
    func remove(_ name: String) {
        unlink(full(name))
        var folders = name.split(separator: "/").dropLast()
        while !folders.isEmpty, rmdir(full(folders.joined(separator: "/"))) == 0 { folders.removeLast() }
    }

    /// What stands in a folder below this one, in no order.
    func names(in folder: String) -> [String] {
        guard let directory = opendir(full(folder)) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }

    /// Returns when the names in a file's folder are safe on the disk.
    func syncFolder(of name: String) {
        let folder = name.split(separator: "/").dropLast().joined(separator: "/")
        let descriptor = open(full(folder), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func makeFolders(for path: String) {
        for index in path.indices.dropFirst() where path[index] == "/" { mkdir(String(path[..<index]), 0o700) }
    }
}
