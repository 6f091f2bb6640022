import Glibc

/// A file that has no name of its own yet, and is gone when nobody needs it any more.
final class Draft: Sendable {
    /// Where it lies.
    let path: String

    fileprivate init(path: String) {
        self.path = path
    }

    // Where it was given a name, nothing lies here any more.
    deinit { unlink(path) }
}

/// Writes a draft piece by piece, so that no more than a piece is in memory. For one thread.
final class DraftWriter {
    private let draft: Draft
    private let descriptor: Int32
    private var digest = DigestBuilder()
    private(set) var byteCount = 0
    private var hasFailed = false

    /// Nil where the disk takes no file.
    init?(path: String) {
        descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return nil }
        draft = Draft(path: path)
    }

    deinit { close(descriptor) }

    func add(_ bytes: [UInt8]) {
        digest.add(bytes)
        var rest = bytes[...]
        while !rest.isEmpty, !hasFailed {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            hasFailed = count <= 0
            rest = rest.dropFirst(max(0, count))
            byteCount += max(0, count)
        }
    }

    /// What was written so far.
    var source: ByteSource {
        ByteSource(count: byteCount) { [self] offset in
            [UInt8](unsafeUninitializedCapacity: 64 << 10) { buffer, count in
                count = max(0, pread(descriptor, buffer.baseAddress, buffer.count, offset))
            }
        }
    }

    /// The draft, safe on the disk, with the digest of its bytes; nil where the disk is full or fails.
    func finish() -> (draft: Draft, digest: Digest)? {
        guard !hasFailed, fsync(descriptor) == 0 else { return nil }
        return (draft, digest.digest)
    }
}
