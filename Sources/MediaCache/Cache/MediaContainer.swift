/// Where pictures are kept together: a folder as the phone has one for each App Group, or a share's own.
package struct MediaContainer: Hashable, Sendable {
    /// Below the cache's folder.
    let path: String

    private init(path: String) {
        self.path = path
    }

    /// The App Group's, or the temporary one where there is no such group (the behaviour's section 6). A group's name
    /// begins with `group.`; for any other the phone finds no folder either.
    package static func group(_ identifier: String?) -> MediaContainer {
        guard let identifier, identifier.hasPrefix("group."), identifier.utf8.count <= 255,
            identifier.utf8.allSatisfy({ isNameByte($0) || $0 == UInt8(ascii: ".") })
        else { return MediaContainer(path: "tmp") }
        return MediaContainer(path: identifier)
    }

    /// What a version of a share holds, so that it stays as it was approved, whatever its origin does.
    ///
    /// - Parameters:
    ///   - id: letters, digits, `-` and `_`.
    ///   - version: which of the share's versions.
    /// - Returns: A container of its own.
    package static func share(_ id: String, version: Int) -> MediaContainer {
        precondition(!id.isEmpty && id.utf8.allSatisfy(isNameByte), "A share's id is a folder's name.")
        return MediaContainer(path: "\(sharedFolder)/\(id)/\(version)")
    }

    /// Of a path below the cache's folder that another run left.
    init?(foundAt path: String) {
        let parts = path.split(separator: "/")
        let isShare = parts.count == 3 && parts[0] == Self.sharedFolder
        guard isShare || path == "tmp" || (parts.count == 1 && path.hasPrefix("group.")) else { return nil }
        self.init(path: path)
    }

    static let sharedFolder = "shared"

    /// Whether what is in it is never evicted.
    var isHeld: Bool { path.hasPrefix("\(Self.sharedFolder)/") }

    /// Whose it is; nil where it is no share's.
    var shareID: String? {
        isHeld ? path.split(separator: "/").dropFirst().first.map(String.init) : nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return (0x61...0x7A).contains(letter) || (0x30...0x39).contains(byte) || "-_".utf8.contains(byte)
    }
}

/// Where one picture is kept.
struct MediaPlace: Hashable, Sendable {
    let container: MediaContainer
    /// Of the URL.
    let name: Digest

    init(_ url: String, in container: MediaContainer) {
        self.init(container: container, name: Digest(of: url))
    }

    init(container: MediaContainer, name: Digest) {
        self.container = container
        self.name = name
    }

    var picturePath: String { "\(container.picturePath)/\(name.hex)" }
    var recordPath: String { "\(container.recordPath)/\(name.hex)" }
}

extension MediaContainer {
    /// As the SDK calls it.
    var picturePath: String { "\(path)/pw_stories_cache" }
    var recordPath: String { "\(path)/records" }
}
