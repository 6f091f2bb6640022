import Glibc

/// A file that is there whole, or as it was before.
enum WholeFile {
    /// Writes a file, in the place of another; into a device, a pipe or what a link leads to directly. `-` is standard
    /// output.
    static func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
        if path == "-" {
            storyproof.write(bytes, to: STDOUT_FILENO)
        } else if isReplaceable(path) {
            let draft = "\(path).\(getpid()).tmp"
            do throws(CommandError) {
                try write(bytes, to: path, through: open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
                guard rename(draft, path) == 0 else { throw failure(path) }
            } catch {
                unlink(draft)
                throw error
            }
        } else {
            try write(bytes, to: path, through: open(path, O_WRONLY | O_TRUNC | O_CLOEXEC))
        }
    }

    /// Whether there is a file, or nothing.
    private static func isReplaceable(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    }

    private static func write(_ bytes: [UInt8], to path: String, through descriptor: Int32) throws(CommandError) {
        guard descriptor >= 0 else { throw failure(path) }
        guard storyproof.write(bytes, to: descriptor) else {
            let failure = failure(path)
            close(descriptor)
            throw failure
        }
        guard close(descriptor) == 0 else { throw failure(path) }
    }

    private static func failure(_ path: String) -> CommandError {
        .failed("\(path) cannot be written: \(String(cString: strerror(errno))).")
    }
}
