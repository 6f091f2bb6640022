/// A static file, read, hashed and compressed once.
package struct Asset: Sendable {
    /// Where it is served, such as `/player/push-stories.js`.
    package let path: String
    package let type: ContentType
    package let bytes: [UInt8]
    /// The bytes gzipped at level 9, where that makes them smaller.
    package let gzipped: [UInt8]?
    /// Changes whenever the bytes change.
    package let version: String

    package init(path: String, bytes: [UInt8], using gzip: GzipStream = GzipStream()) {
        self.path = path
        self.bytes = bytes
        type = ContentType(fileName: path)
        version = EntityTag.version(of: bytes)
        let packed = type.isCompressible ? gzip.compressed(bytes, level: 9) : bytes
        gzipped = packed.count < bytes.count ? packed : nil
    }
}
