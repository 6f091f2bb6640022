/// Writes JSON by hand, without white space.
public struct JSONWriter: Sendable {
    /// What was written so far, in UTF-8.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// An empty text with room for `capacity` bytes.
    public init(capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// Writes an object whose members `body` writes with `key` and a value after each.
    public mutating func object<Failure>(_ body: (inout JSONWriter) throws(Failure) -> Void) throws(Failure) {
        open(UInt8(ascii: "{"))
        try body(&self)
        close(UInt8(ascii: "}"))
    }

    /// Writes an array whose elements `body` writes.
    public mutating func array<Element>(
        _ elements: some Sequence<Element>, _ write: (Element, inout JSONWriter) -> Void
    ) {
        open(UInt8(ascii: "["))
        for element in elements { write(element, &self) }
        close(UInt8(ascii: "]"))
    }

    /// Writes a member's key, which must need no escape; its value comes next.
    public mutating func key(_ key: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a member that holds a boolean.
    public mutating func member(_ key: StaticString, _ value: Bool) {
        self.key(key)
        self.value(value)
    }

    /// Writes a member that holds an integer.
    public mutating func member(_ key: StaticString, _ value: Int) {
        self.key(key)
        self.value(value)
    }

    /// Writes a member that holds a finite number.
    public mutating func member(_ key: StaticString, _ value: Double) {
        self.key(key)
        self.value(value)
    }

    /// Writes a member that holds a text, or null.
    public mutating func member(_ key: StaticString, _ text: String?) {
        self.key(key)
        self.value(text)
    }

    /// Writes null.
    public mutating func null() { raw("null") }

    /// Writes a boolean.
    public mutating func value(_ value: Bool) { raw(value ? "true" : "false") }

    /// Writes an integer.
    public mutating func value(_ value: Int) { raw(value.description) }

    /// Writes a finite number with the fewest digits that read back as the same double.
    public mutating func value(_ value: Double) {
        precondition(value.isFinite, "JSON has no infinity")
        if let integer = Int(exactly: value), integer.magnitude < 1 << 53 { return self.value(integer) }
        raw(value.description)
    }

    /// Writes a text, or null.
    public mutating func value(_ text: String?) {
        guard let text else { return null() }
        separate()
        appendQuoted(text)
        needsComma = true
    }

    /// Writes a text that is JSON already.
    public mutating func raw(_ json: String) {
        separate()
        bytes.append(contentsOf: json.utf8)
        needsComma = true
    }

    private mutating func open(_ bracket: UInt8) {
        separate()
        bytes.append(bracket)
        needsComma = false
    }

    private mutating func close(_ bracket: UInt8) {
        bytes.append(bracket)
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }

    private mutating func appendQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        var text = text
        text.withUTF8 { text in
            var rest = text[...]
            while let index = rest.firstIndex(where: \.needsEscape) {
                bytes.append(contentsOf: rest[..<index])
                appendEscaped(rest[index])
                rest = rest[(index + 1)...]
            }
            bytes.append(contentsOf: rest)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func appendEscaped(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: "u00".utf8)
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        }
    }
}

extension UInt8 {
    fileprivate var needsEscape: Bool {
        self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
    }
}
