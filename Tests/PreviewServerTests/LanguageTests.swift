import StoryEngine
import Testing
import WebServer

@testable import PreviewServer

struct LanguageTests {
    private func get(_ path: String, _ headers: Headers) throws -> Response {
        var headers = headers
        headers[.accept] = "text/html"
        return try #require(site).respond(to: Request(.get, path, headers: headers))
    }

    @Test(arguments: ["/", "/docs/findings", "/docs/embedding", "/nowhere"], Language.allCases)
    func `every page speaks the language that is asked for`(path: String, language: Language) throws {
        let wanted = try #require(HeaderValue("\(language.rawValue);q=0.9, de"))
        for page in [
            try get("\(path)?lang=\(language.rawValue)", [.acceptLanguage: "de"]),
            try get(path, [.acceptLanguage: wanted]),
        ] {
            #expect(page.text.contains("<html lang=\"\(language.rawValue)\">"))
            #expect(page.text.firstMatch(of: /\[\[\w/) == nil)
        }
    }

    @Test(arguments: ["/", "/docs/findings", "/docs/embedding", "/nowhere"])
    func `caches are told what the language depends on`(path: String) throws {
        let vary = try #require(try get(path, [:]).headers.text(.vary))
        #expect(vary.contains("Accept-Language"))
        #expect(vary.contains("Cookie"))
    }

    @Test(arguments: ["/", "/docs/findings", "/docs/embedding"])
    func `each language has a tag of its own`(path: String) throws {
        let tags = try Language.allCases.map { try get("\(path)?lang=\($0.rawValue)", [:]).headers.text(.entityTag) }
        #expect(Set(tags).count == Language.allCases.count)
    }

    @Test func `the script gets its texts, and in English none`() throws {
        #expect(try get("/?lang=en", [:]).text.contains(#"id="words">{}</script>"#))
        #expect(try get("/?lang=fr", [:]).text.contains(#"id="words">{"#))
    }

    @Test func `sizes and findings are told in the page's language`() throws {
        let text = try get("/?lang=fr", [:]).text
        #expect(text.contains("octets sur 4\u{202F}096"))
        #expect(text.contains("Sur le téléphone\u{00A0}: "))
        #expect(text.contains("Page 1, 5\u{00A0}s"))
    }

    @Test func `a problem is told in the page's language, and what is only known in English says so`() throws {
        let missing = try get("/nowhere?lang=zh-Hans", [:]).text
        #expect(missing.contains("<h1>未找到页面</h1>"))
        #expect(missing.contains(#"lang="zh-Hans">这个地址上没有内容。</p>"#))
        let headers: Headers = [.accept: "text/html", .acceptLanguage: "zh"]
        let option = try #require(site).respond(
            to: Request(.post, "/", headers: headers, body: Array("payload=[]&speed=2".utf8)))
        #expect(option.text.contains(#"<p class="sentence" lang="en">There is no option"#))
    }

    @Test func `the prose about findings is marked as English`() throws {
        let text = try get("/docs/findings?lang=hi", [:]).text
        #expect(text.contains("<dt>फ़ोन पर</dt>"))
        #expect(text.contains(#"<dd lang="en">"#))
    }

    @Test(arguments: [
        ("fr", Language.french), ("FR-ca", .french), ("de, pt-BR", .portuguese), ("en;q=0.5, hi;q=0.8", .hindi),
        ("fr;q=0, hi;q=0.1", .hindi), ("zh-Hans-CN,fr", .chinese), (" hi ; q=0.9 , fr;q=0.9", .hindi),
        ("french, eng", .english), ("fr;q=x", .english), ("", .english), (",,;,", .english), ("é", .english),
        ("fr;level=1;q=0.2, pt;q=0.3", .portuguese), ("e, e-, -en, fr", .french),
    ])
    func `the header's first language of the highest quality is spoken`(header: String, expected: Language) throws {
        let request = try Request(.get, "/", headers: [.acceptLanguage: try #require(HeaderValue(header))])
        #expect(RequestLanguage.of(request) == expected)
    }
}
