import Foundation
import Testing

/// A small disk of its own, which root may fill or make read-only.
final class MemoryDisk {
    /// Whether this process may mount one.
    static let isAvailable = (try? MemoryDisk(megabytes: 1)) != nil

    private let folder: TestFolder

    init(megabytes: Int) throws {
        folder = try TestFolder()
        try #require(mount("tmpfs", folder.path, "tmpfs", 0, "size=\(megabytes)m") == 0)
    }

    deinit { umount2(folder.path, Int32(MNT_DETACH)) }

    var path: String { folder.path }
    var database: String { folder.database }

    func makeReadOnly() throws {
        try #require(mount("tmpfs", path, "tmpfs", UInt(MS_REMOUNT | MS_RDONLY), nil) == 0)
    }

    private var ballast: String { path + "/ballast" }

    /// Leaves no byte free.
    func fill() throws {
        let descriptor = open(ballast, O_WRONLY | O_CREAT, 0o600)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        let bytes = [UInt8](repeating: 0, count: 4096)
        while write(descriptor, bytes, bytes.count) > 0 {}
    }

    func empty() throws { try FileManager.default.removeItem(atPath: ballast) }
}
