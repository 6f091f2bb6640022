import StoryEngine
import WebServer

/// In which language an answer speaks: `?lang=`, a cookie that the page's switch sets, then `Accept-Language`.
enum RequestLanguage {
    /// The query's item and the cookie's name.
    static let parameter = "lang"
    private static let cookie: HeaderName = "Cookie"

    static func of(_ request: Request) -> Language {
        fromQuery(request) ?? fromCookie(request) ?? fromHeader(request) ?? .english
    }

    /// Says to caches what the language depends on, besides the URL.
    static func vary(_ response: Response) -> Response {
        var response = response
        response.headers.insert("Accept-Language", intoList: .vary)
        response.headers.insert("Cookie", intoList: .vary)
        return response
    }

    private static func fromQuery(_ request: Request) -> Language? {
        request.query.last { $0.name == parameter }.flatMap { Language(tag: $0.value) }
    }

    private static func fromCookie(_ request: Request) -> Language? {
        for pair in request.headers.text(cookie)?.split(separator: ";") ?? [] {
            let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            if parts.count == 2, parts[0] == parameter { return Language(tag: parts[1]) }
        }
        return nil
    }

    /// The first language of the highest quality that there is a table for (RFC 9110, section 12.5.4).
    ///
    /// By bytes and no further than needed, as this is asked of every page that is at hand.
    private static func fromHeader(_ request: Request) -> Language? {
        var best: (language: Language, quality: Double)?
        var rest = (request.headers.text(.acceptLanguage) ?? "").utf8[...]
        for _ in 0..<32 where !rest.isEmpty {
            let range = rest.prefix { $0 != UInt8(ascii: ",") }
            rest = rest.dropFirst(range.count + 1)
            let tag = range.prefix { $0 != UInt8(ascii: ";") }
            guard let language = language(tag) else { continue }
            let quality = tag.count == range.count ? 1 : quality(Substring(range.dropFirst(tag.count)))
            if quality >= 1 && best?.quality ?? 0 < 1 { return language }
            if quality > best?.quality ?? 0 { best = (language, quality) }
        }
        return best?.language
    }

    /// By the tag's primary language.
    private static func language(_ tag: Substring.UTF8View) -> Language? {
        let primary = tag.drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: " ") }
        guard primary.count == 2, let first = primary.first, let last = primary.last else { return nil }
        return primaries.first { $0.first == first | 0x20 && $0.last == last | 0x20 }?.language
    }

    private static let primaries = Language.allCases.map { language in
        let primary = Array(language.rawValue.utf8.prefix(2))
        return (first: primary[0], last: primary[1], language: language)
    }

    /// Of what stands behind a tag; 1 where it says none, 0 where it cannot be read.
    private static func quality(_ parameters: Substring) -> Double {
        let weight = parameters.split(separator: ";").map { $0.filter { $0 != " " } }.first { $0.hasPrefix("q=") }
        return weight.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
    }
}
