import StoryEngine

extension ImageHeader {
    /// AVIF and HEIC: the boxes that describe the primary item (ISO 23008-12, sections 6 and 9).
    static func isoMedia(_ bytes: ByteView) -> ImageHeader? {
        guard let brands = BoxList(bytes).first("ftyp"), bytes.has("ftyp", at: 4), let format = format(brands) else {
            return nil
        }
        var header = ImageHeader(format)
        header.isAnimated = hasBrand(["avis", "msf1", "hevc", "hevx"], in: brands)
        if let meta = BoxList(bytes).first("meta") { header.read(meta.rest(from: 4)) }
        return header
    }

    private static func format(_ brands: ByteView) -> Format? {
        if hasBrand(["avif", "avis"], in: brands) { return .avif }
        return hasBrand(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"], in: brands) ? .heic : nil
    }

    /// The main brand and those that it is compatible with; a version stands between them.
    private static func hasBrand(_ names: [String], in brands: ByteView) -> Bool {
        stride(from: 0, to: min(brands.count, 256), by: 4).contains { offset in
            offset != 4 && names.contains(brands.text(at: offset, count: 4) ?? "")
        }
    }

    private mutating func read(_ meta: ByteView) {
        let boxes = BoxList(meta)
        guard let properties = boxes.first("iprp").map(BoxList.init), let all = properties.first("ipco") else { return }
        let list = BoxList(all).boxes
        // The kind of an auxiliary picture, as a URN; MPEG's and HEVC's for alpha.
        let alpha = ["urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", "urn:mpeg:hevc:2015:auxid:1"]
        hasTransparency = list.contains { box in box.type == "auxC" && alpha.contains { box.content.has($0, at: 4) } }
        let primary = boxes.first("pitm").flatMap { $0.number(at: 4, bytes: $0.byte(at: 0) == 0 ? 2 : 4) }
        let own = Self.properties(of: primary, in: properties.first("ipma"))
        for (index, box) in zip(1..., list) where own.contains(index) { read(box) }
    }

    private mutating func read(_ property: BoxList.Box) {
        switch property.type {
        case "ispe": size = Size(property.content.number(at: 4, bytes: 4), property.content.number(at: 8, bytes: 4))
        // Quarter turns against the clock, as EXIF counts them.
        case "irot": orientation = [1, 8, 3, 6][(property.content.byte(at: 0) ?? 0) & 3]
        default: break
        }
    }

    /// The numbers, from 1, of an item's properties.
    private static func properties(of item: Int?, in associations: ByteView?) -> Set<Int> {
        guard let item, let list = associations, let version = list.byte(at: 0), let flags = list.byte(at: 3) else {
            return []
        }
        let idBytes = version == 0 ? 2 : 4
        let numberBytes = flags & 1 == 0 ? 1 : 2
        var offset = 8
        for _ in 0..<maxParts {
            guard let id = list.number(at: offset, bytes: idBytes), let count = list.byte(at: offset + idBytes) else {
                break
            }
            let start = offset + idBytes + 1
            if id == item {
                // The highest bit says that the property is essential.
                let mask = numberBytes == 1 ? 0x7F : 0x7FFF
                return Set(
                    (0..<count).compactMap { list.number(at: start + $0 * numberBytes, bytes: numberBytes) }
                        .map { $0 & mask })
            }
            offset = start + count * numberBytes
        }
        return []
    }
}
