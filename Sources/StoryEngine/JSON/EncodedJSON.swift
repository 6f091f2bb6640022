extension JSONValue {
    /// Reads the JSON that a string holds: one level of encoding, strictly.
    ///
    /// The values inside keep their place in the outer text, however they are escaped there.
    ///
    /// - Parameter text: the bytes of the outer text.
    /// - Returns: nil where this is no string or its text is not JSON.
    func decoded(in text: [UInt8]) -> JSONValue? {
        guard case .string(let string) = content else { return nil }
        // A string token of the outer text spans its quotes; one that was itself decoded cannot be traced again.
        guard range.lowerBound < text.count, text[range.lowerBound] == UInt8(ascii: "\"") else {
            return try? JSONReader.read(
                Array(string.utf8), places: Array(repeating: range.lowerBound, count: string.utf8.count + 1))
        }
        var decoder = JSONStringDecoder(bytes: text, start: range.lowerBound, keepsPlaces: true)
        do throws(JSONRefusal) {
            try decoder.decode()
            return try JSONReader.read(decoder.text, places: decoder.places)
        } catch {
            return nil
        }
    }
}
