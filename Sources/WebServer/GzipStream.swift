import CZlib

/// A zlib stream that is reset from answer to answer, because a new one costs more than a small answer's compression.
/// About 268 KB; confined to one thread.
package final class GzipStream {
    /// Larger dynamic answers get a lower level, so that one of them does not hold its thread.
    private static let largeBytes = 8 * 1024

    private let stream: UnsafeMutablePointer<z_stream>

    package init() {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        precondition(storyproof_gzip_init(stream, 6) == Z_OK, "zlib has no memory for a stream.")
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    /// One gzip member at level 6, or 3 above 8 KB, unless a level from 1 to 9 is given.
    package func compressed(_ bytes: [UInt8], level: Int32? = nil) -> [UInt8] {
        let level = level ?? (bytes.count > Self.largeBytes ? 3 : 6)
        precondition(bytes.count <= Int(UInt32.max), "zlib counts bytes in 32 bits.")
        deflateReset(stream)
        deflateParams(stream, level, Z_DEFAULT_STRATEGY)
        let bound = Int(deflateBound(stream, UInt(bytes.count)))
        return [UInt8](unsafeUninitializedCapacity: bound) { output, count in
            bytes.withUnsafeBufferPointer { input in
                stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
                stream.pointee.avail_in = UInt32(input.count)
                stream.pointee.next_out = output.baseAddress
                stream.pointee.avail_out = UInt32(output.count)
                let result = deflate(stream, Z_FINISH)
                precondition(result == Z_STREAM_END, "deflateBound left too little room.")
            }
            count = output.count - Int(stream.pointee.avail_out)
        }
    }
}
