import StoryEngine

extension ImageHeader {
    /// Text that begins as SVG or HTML does, behind white space, a byte order mark, a declaration and comments, within
    /// the first kilobyte (after the MIME Sniffing standard, section 7.1).
    static func markup(_ bytes: ByteView) -> ImageHeader? {
        let start = bytes.text(at: 0, count: min(1024, bytes.count)) ?? ""
        var text = Substring(start.lowercased().drop { $0 == "\u{FEFF}" })
        while true {
            text = text.drop(while: \.isWhitespace)
            if text.hasPrefix("<?xml") || text.hasPrefix("<!doctype svg") {
                text = behind(">", in: text)
            } else if text.hasPrefix("<!--") {
                text = behind("-->", in: text)
            } else {
                break
            }
        }
        if isTag("<svg", text) { return ImageHeader(.svg) }
        return htmlTags.contains { isTag($0, text) } ? ImageHeader(.html) : nil
    }

    private static func behind(_ mark: String, in text: Substring) -> Substring {
        text.firstRange(of: mark).map { text[$0.upperBound...] } ?? ""
    }

    /// A tag's name ends there.
    private static func isTag(_ tag: String, _ text: Substring) -> Bool {
        guard text.hasPrefix(tag) else { return false }
        return text.dropFirst(tag.count).first.map { $0.isWhitespace || $0 == ">" || $0 == "/" } ?? true
    }

    private static let htmlTags = [
        "<!doctype html", "<html", "<head", "<script", "<iframe", "<h1", "<div", "<font", "<table", "<a", "<style",
        "<title", "<b", "<body", "<br", "<p", "<meta", "<link",
    ]
}
