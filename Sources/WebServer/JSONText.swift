/// Text as a JSON string, quotes included (RFC 8259, section 7).
package func jsonString(_ text: String) -> String {
    var json: [UInt8] = [UInt8(ascii: "\"")]
    json.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): json += [UInt8(ascii: "\\"), byte]
        case ..<0x20: json += "\\u00\(byte < 0x10 ? "0" : "1")\(String(byte & 0xF, radix: 16))".utf8
        default: json.append(byte)
        }
    }
    json.append(UInt8(ascii: "\""))
    return String(decoding: json, as: UTF8.self)
}
