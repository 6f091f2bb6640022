import StoryEngine

/// What stands beside a kept picture, so that a later run knows what this one found out: a line for each thing, its
/// name and its value.
enum MediaRecord {
    /// Records of another version are not read.
    private static let version = "storyproof-media 1"

    static func bytes(of media: Media) -> [UInt8]? {
        guard let answer = media.facts.answer, let content = media.content, let size = answer.picture.size else {
            return nil
        }
        let lines: [(String, String?)] = [
            ("url", media.url), ("fetched", "\(media.fetchedAt)"), ("content", content.hex),
            ("status", "\(answer.status)"), ("type", answer.contentType), ("redirects", "\(answer.redirectCount)"),
            ("insecure", answer.isInsecure ? "yes" : nil), ("caching", answer.cacheControl),
            ("bytes", "\(answer.byteCount)"), ("format", answer.picture.format.rawValue), ("width", "\(size.width)"),
            ("height", "\(size.height)"), ("animated", answer.picture.isAnimated ? "yes" : nil),
            ("transparent", answer.picture.hasTransparency ? "yes" : nil),
            ("browsers", answer.browserFormat?.rawValue),
        ]
        let text = lines.map { name, value in value.map { "\(name) \($0)\n" } ?? "" }.joined()
        return Array("\(version)\n\(text)".utf8)
    }

    /// Nil where it is not whole, or none of this version.
    static func media(_ bytes: [UInt8]) -> Media? {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first == version[...], lines.last == "" else { return nil }
        let pairs = lines.dropFirst().dropLast().map { line in
            let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
        let values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
        let number = { (name: String) in values[name].flatMap { Int($0) } }
        guard let url = values["url"], let fetchedAt = number("fetched"),
            let content = values["content"].flatMap({ Digest(hex: $0) }), let status = number("status"),
            let format = values["format"].flatMap(MediaFormat.init), let byteCount = number("bytes"),
            let size = MediaPicture.Size(number("width"), number("height"))
        else { return nil }
        var picture = MediaPicture(format, size)
        picture.isAnimated = values["animated"] != nil
        picture.hasTransparency = values["transparent"] != nil
        var answer = MediaAnswer(status: status, byteCount: byteCount, picture: picture)
        answer.contentType = values["type"]
        answer.redirectCount = number("redirects") ?? 0
        answer.isInsecure = values["insecure"] != nil
        answer.cacheControl = values["caching"]
        answer.browserFormat = values["browsers"].flatMap(MediaFormat.init)
        return Media(url: url, fetchedAt: fetchedAt, facts: .answered(answer), content: content)
    }
}
