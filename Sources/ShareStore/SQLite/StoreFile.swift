import Glibc

/// The database's file, which one process has for itself from `init` until it ends, however it ends: the kernel
/// releases the lock on the companion `…-lock` with the process.
struct StoreFile: ~Copyable, Sendable {
    /// Without symbolic links, so that every name of the file has the same companion.
    let path: String
    private let lock: Int32
    private let identity: Identity

    private struct Identity: Equatable, Sendable {
        let device: dev_t
        let number: ino_t

        init(path: String) throws(StoreFailure) {
            var status = stat()
            guard stat(path, &status) == 0 else { throw StoreFailure(systemError: errno) }
            device = status.st_dev
            number = status.st_ino
        }
    }

    /// Makes the file where there is none, readable by this user alone.
    init(path: String) throws(StoreFailure) {
        let resolved = try Self.resolve(path)
        let lock = try Self.open(resolved + "-lock")
        guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
            close(lock)
            throw .inUse
        }
        do throws(StoreFailure) {
            close(try Self.open(resolved))
            identity = try Identity(path: resolved)
        } catch {
            close(lock)
            throw error
        }
        self.path = resolved
        self.lock = lock
    }

    deinit { close(lock) }

    /// Throws where the path no longer leads to the file that was opened: what is written to that one would be lost.
    func checkPresence() throws(StoreFailure) {
        guard let identity = try? Identity(path: path), identity == self.identity else { throw .fileMissing }
    }

    private static func open(_ path: String) throws(StoreFailure) -> Int32 {
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreFailure(systemError: errno) }
        return descriptor
    }

    private static func resolve(_ path: String) throws(StoreFailure) -> String {
        if let real = realPath(path) { return real }
        guard errno == ENOENT else { throw StoreFailure(systemError: errno) }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let folder = parts.dropLast().joined(separator: "/")
        let start = path.utf8.first == UInt8(ascii: "/") ? "/" : "."
        guard let name = parts.last, let real = realPath(folder.isEmpty ? start : folder) else {
            throw StoreFailure(systemError: errno)
        }
        return real + "/" + name
    }

    private static func realPath(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}

extension StoreFailure {
    /// What the system's error number means for the store.
    init(systemError: Int32) {
        self =
            switch systemError {
            case ENOSPC, EDQUOT, EFBIG: .diskFull
            case EROFS, EACCES, EPERM: .readOnly
            case ENOENT, ENOTDIR: .folderMissing
            case EISDIR: .foreign
            case ENOMEM: .outOfMemory
            default: .system(errno: Int(systemError))
            }
    }
}
