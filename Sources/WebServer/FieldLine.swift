/// A header or trailer line (RFC 9112, section 5): no fold, no space before the colon, no control character.
struct FieldLine {
    let name: ArraySlice<UInt8>
    let value: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) throws(Refusal) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else {
            throw Refusal(.badRequest)
        }
        name = line[..<colon]
        value = line[(colon + 1)...].trimmed
        guard name.allSatisfy(\.isTokenByte), value.allSatisfy(\.isFieldByte) else { throw Refusal(.badRequest) }
    }
}
