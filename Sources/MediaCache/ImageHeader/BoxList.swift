/// Boxes one behind the other (ISO 14496-12, section 4.2).
struct BoxList {
    struct Box {
        let type: String
        let content: ByteView
    }

    /// The first 256; a picture has far fewer.
    let boxes: [Box]

    init(_ bytes: ByteView) {
        var boxes: [Box] = []
        var offset = 0
        while boxes.count < 256, let length = bytes.number(at: offset, bytes: 4),
            let type = bytes.text(at: offset + 4, count: 4)
        {
            // 1: the length follows, in 64 bits, of which no more than 56 are ever used; 0: up to the end.
            let isLong = length == 1
            let whole =
                isLong ? bytes.number(at: offset + 9, bytes: 7) ?? 0 : length == 0 ? bytes.count - offset : length
            let head = isLong ? 16 : 8
            guard whole >= head else { break }
            boxes.append(Box(type: type, content: bytes.rest(from: offset + head, atMost: whole - head)))
            guard whole <= bytes.count - offset else { break }
            offset += whole
        }
        self.boxes = boxes
    }

    func first(_ type: String) -> ByteView? { boxes.first { $0.type == type }?.content }
}
