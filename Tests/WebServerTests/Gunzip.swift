import CZlib

/// The content of a gzip member; nil where it is none.
func gunzipped(_ packed: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var (input, output) = (packed, [UInt8](repeating: 0, count: 4_000_000))
    let result = input.withUnsafeMutableBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            stream.next_out = output.baseAddress
            stream.avail_out = UInt32(output.count)
            return inflate(&stream, Z_FINISH)
        }
    }
    return result == Z_STREAM_END ? Array(output.prefix(Int(stream.total_out))) : nil
}
