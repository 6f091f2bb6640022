import CSodium
import WebServer

extension [UInt8] {
    /// Appends a `data:` address (RFC 2397) that holds some bytes; written in place, as pictures are large.
    mutating func append(dataURLOf bytes: [UInt8], _ type: HeaderValue) {
        self += "data:\(type.text);base64,".utf8
        let (start, size) = (count, Self.base64Size(of: bytes.count))
        self += [UInt8](repeating: 0, count: size)
        withUnsafeMutableBytes { all in
            let text = UnsafeMutableRawBufferPointer(rebasing: all[start...]).bindMemory(to: CChar.self)
            guard let place = text.baseAddress else { return }
            sodium_bin2base64(place, size, bytes, bytes.count, sodium_base64_VARIANT_ORIGINAL)
        }
        // The zero at its end.
        removeLast()
    }

    /// What so many bytes take as base64, and one byte more.
    static func base64Size(of count: Int) -> Int {
        sodium_base64_encoded_len(count, sodium_base64_VARIANT_ORIGINAL)
    }
}
