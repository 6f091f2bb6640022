/// Small pictures, made byte by byte as their formats say.
enum Picture {
    static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

    /// An EXIF block whose only entry is the orientation.
    static func exif(_ orientation: Int, isLittle: Bool = false) -> [UInt8] {
        let number = isLittle ? little : big
        let head = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
        return head + number(1, 2) + number(274, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
            + number(0, 4)
    }

    static func jpeg(_ width: Int, _ height: Int, frame: UInt8 = 0xC0, orientation: Int? = nil) -> [UInt8] {
        let block = orientation.map { Array("Exif\0\0".utf8) + exif($0) } ?? []
        let tag = block.isEmpty ? [] : [0xFF, 0xE1] + big(block.count + 2, 2) + block
        return [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8) + [UInt8](repeating: 0, count: 9) + tag
            + [0xFF, 0xFF, 0xFF, 0xC4, 0, 3, 0, 0xFF, frame, 0, 17, 8] + big(height, 2) + big(width, 2)
            + [UInt8](repeating: 0, count: 10) + [0xFF, 0xDA, 0, 2, 1, 2, 3, 0xFF, 0xD9]
    }

    static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        big(content.count, 4) + Array(type.utf8) + content + [0, 0, 0, 0]
    }

    static func png(_ width: Int, _ height: Int, color: UInt8 = 2, _ chunks: [UInt8] = []) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", big(width, 4) + big(height, 4) + [8, color, 0, 0, 0]) + chunks + chunk("IDAT", [1, 2, 3])
            + chunk("IEND", [])
    }

    static func gif(_ width: Int, _ height: Int, frames: Int = 1, transparent: Bool = false) -> [UInt8] {
        let control: [UInt8] = [0x21, 0xF9, 4, transparent ? 1 : 0, 0, 0, 0, 0]
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0, 0, 1, 1, 1, 2, 2, 0x4C, 1, 0]
        return Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0x81, 0, 0]
            + [UInt8](repeating: 9, count: 12) + (0..<frames).flatMap { _ in control + frame } + [0x3B]
    }

    static func bmp(_ width: Int, _ height: Int, alphaMask: Int = 0) -> [UInt8] {
        Array("BM".utf8) + [UInt8](repeating: 0, count: 12) + little(108, 4) + little(width, 4) + little(height, 4)
            + little(1, 2) + little(32, 2) + [UInt8](repeating: 0, count: 36) + little(alphaMask, 4)
            + [UInt8](repeating: 0, count: 52)
    }

    static func tiff(_ width: Int, _ height: Int, orientation: Int, hasAlpha: Bool, isLittle: Bool) -> [UInt8] {
        let number = isLittle ? little : big
        let short = { (tag: Int, value: Int) in
            number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
        }
        let long = { (tag: Int, value: Int) in number(tag, 2) + number(4, 2) + number(1, 4) + number(value, 4) }
        let entries =
            [long(256, width), short(257, height), short(274, orientation)] + (hasAlpha ? [short(338, 2)] : [])
        return Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(12, 4) + [0, 0, 0, 0]
            + number(entries.count, 2) + entries.flatMap { $0 } + number(0, 4)
    }

    static func webp(_ chunks: (String, [UInt8])...) -> [UInt8] {
        var body: [UInt8] = []
        for (name, content) in chunks {
            body += Array(name.utf8) + little(content.count, 4) + content
            if content.count % 2 == 1 { body.append(0) }
        }
        return Array("RIFF".utf8) + little(body.count + 4, 4) + Array("WEBP".utf8) + body
    }

    static func box(_ type: String, _ content: [UInt8]...) -> [UInt8] {
        let content = content.flatMap { $0 }
        return big(content.count + 8, 4) + Array(type.utf8) + content
    }

    /// With a thumbnail of 10×10 as item 1, and the picture as item 2.
    static func isoMedia(
        brands: [String], _ width: Int, _ height: Int, turns: UInt8? = nil, auxiliary: String? = nil
    ) -> [UInt8] {
        let size = { (width: Int, height: Int) in box("ispe", [0, 0, 0, 0], big(width, 4), big(height, 4)) }
        let properties = box(
            "ipco", size(10, 10), size(width, height), turns.map { box("irot", [$0]) } ?? box("free"),
            auxiliary.map { box("auxC", [0, 0, 0, 0], Array($0.utf8), [0]) } ?? [])
        let associations = box("ipma", [0, 0, 0, 0], big(2, 4), [0, 1, 1, 1], [0, 2, 2, 2, 0x83])
        let main = brands.first ?? ""
        return box("ftyp", Array(main.utf8), [0, 0, 0, 0], brands.flatMap { Array($0.utf8) })
            + box("meta", [0, 0, 0, 0], box("pitm", [0, 0, 0, 0, 0, 2]), box("iprp", properties, associations))
            + box("mdat", [1, 2, 3])
    }

    /// Bytes from bits, the lowest first; each value with its count of bits.
    static func bits(_ values: (Int, Int)...) -> [UInt8] {
        let bits = values.flatMap { value, count in (0..<count).map { value >> $0 & 1 } }
        return stride(from: 0, to: bits.count, by: 8).map { start in
            zip(0..., bits[start..<min(start + 8, bits.count)]).reduce(0) { $0 | UInt8($1.1 << $1.0) }
        }
    }
}
