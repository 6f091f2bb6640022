import CZlib

/// A zip archive (PKWARE's APPNOTE, version 2.0): deflated, with one fixed time, so that the same files make the same
/// bytes.
struct ZipArchive {
    /// 1980-01-01, 00:00: the first moment that zip knows.
    private static let date: UInt16 = 0x21
    private static let deflated: UInt16 = 8
    /// 2.0, the first with deflate; made by Unix, so that the file's mode counts.
    private static let neededVersion: UInt16 = 20
    private static let madeBy: UInt16 = 3 << 8 | 20

    private(set) var bytes: [UInt8] = []

    /// Packs files.
    ///
    /// - Parameter files: their paths are relative, of plain characters, and lead nowhere else.
    init(_ files: [KitFile]) {
        precondition(files.count <= Int(UInt16.max), "A plain zip archive counts files in 16 bits.")
        var directory: [UInt8] = []
        for file in files {
            precondition(Self.isSafe(file.path), "A path in an archive stays in it.")
            let offset = bytes.count
            let packed = Self.deflate(file.bytes)
            let entry = Self.entry(file, packed)
            bytes.append(little: UInt32(0x0403_4B50))
            bytes += entry
            bytes += file.path.utf8 + packed
            directory.append(little: UInt32(0x0201_4B50))
            directory.append(little: Self.madeBy)
            directory += entry
            directory += [UInt8](repeating: 0, count: 6)  // no comment, the first disk, no internal attributes
            directory.append(little: UInt32(file.path.hasSuffix(".sh") ? 0o100755 : 0o100644) << 16)
            directory.append(little: UInt32(offset))
            directory += file.path.utf8
        }
        end(directory, count: UInt16(files.count))
    }

    private mutating func end(_ directory: [UInt8], count: UInt16) {
        let offset = bytes.count
        bytes += directory
        bytes.append(little: UInt32(0x0605_4B50))
        bytes += [0, 0, 0, 0]  // one disk
        bytes.append(little: count)
        bytes.append(little: count)
        bytes.append(little: UInt32(directory.count))
        bytes.append(little: UInt32(offset))
        bytes += [0, 0]  // no comment
    }

    /// What a file's own head and its line in the directory have in common.
    private static func entry(_ file: KitFile, _ packed: [UInt8]) -> [UInt8] {
        var entry: [UInt8] = []
        for number in [neededVersion, 0, deflated, 0, date] { entry.append(little: number) }
        let checksum = file.bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
        entry.append(little: UInt32(truncatingIfNeeded: file.bytes.isEmpty ? 0 : checksum))
        entry.append(little: UInt32(packed.count))
        entry.append(little: UInt32(file.bytes.count))
        entry.append(little: UInt16(file.path.utf8.count))
        entry.append(little: UInt16(0))
        return entry
    }

    private static func isSafe(_ path: String) -> Bool {
        let isPlain = path.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x5C && $0 != 0x3A }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return isPlain && path.utf8.count <= 255 && parts.allSatisfy { !["", ".", ".."].contains($0) }
    }

    /// Raw deflate at level 9.
    private static func deflate(_ bytes: [UInt8]) -> [UInt8] {
        precondition(bytes.count < 1 << 30, "A plain zip archive counts bytes in 32 bits.")
        var stream = z_stream()
        precondition(storyproof_deflate_init(&stream, 9) == Z_OK, "zlib has no memory for a stream.")
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(bytes.count)))
        return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
            bytes.withUnsafeBufferPointer { input in
                stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.avail_in = UInt32(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(output.count)
                precondition(CZlib.deflate(&stream, Z_FINISH) == Z_STREAM_END, "deflateBound left too little room.")
            }
            count = output.count - Int(stream.avail_out)
        }
    }
}

extension [UInt8] {
    /// Appends a number with its lowest byte first.
    fileprivate mutating func append(little number: some FixedWidthInteger) {
        for shift in stride(from: 0, to: number.bitWidth, by: 8) {
            append(UInt8(truncatingIfNeeded: number >> shift))
        }
    }
}
