import StoryEngine
import WebServer

/// In which language an answer speaks: `?lang=`, a cookie that the page's switch sets, then `Accept-Language`.
enum RequestLanguage {
    /// The query's item and the cookie's name.
    static let parameter = "lang"

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
        for pair in request.headers.text("Cookie")?.split(separator: ";") ?? [] {
            let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
            if parts.count == 2, parts[0] == parameter { return Language(tag: parts[1]) }
        }
        return nil
    }

    /// The first language of the highest quality that there is a table for (RFC 9110, section 12.5.4).
    private static func fromHeader(_ request: Request) -> Language? {
        var best: (language: Language, quality: Double)?
        for range in request.headers.text(.acceptLanguage)?.split(separator: ",").prefix(32) ?? [] {
            let parts = range.split(separator: ";").map { $0.filter { $0 != " " } }
            guard let tag = parts.first, let language = Language(tag: tag) else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }
            let quality = weight.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            if quality > best?.quality ?? 0 { best = (language, quality) }
        }
        return best?.language
    }
}
