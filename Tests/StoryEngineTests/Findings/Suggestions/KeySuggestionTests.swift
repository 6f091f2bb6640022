import Testing

@testable import StoryEngine

struct KeySuggestionTests {
    private let page = KeySuggestion(among: KnownKeys.page)

    @Test(arguments: [
        ("buttonTitle", "button_title"), ("Button-Title", "button_title"), ("BUTTON TITLE", "button_title"),
        ("button.title", "button_title"), ("Image", "image"), ("sub_title", "subtitle"),
    ])
    func `case and separators do not matter`(key: String, meant: String) {
        #expect(page.suggestion(for: key) == meant)
    }

    @Test(arguments: [
        ("tilte", "title"), ("titel", "title"), ("imgae", "image"), ("imag", "image"), ("duraton", "duration"),
        ("durration", "duration"), ("subtittel", "subtitle"), ("buton_titel", "button_title"), ("lnik", "link"),
    ])
    func `slips of the finger are seen through`(key: String, meant: String) {
        #expect(page.suggestion(for: key) == meant)
    }

    @Test(arguments: [
        ("durée", "duration"), ("dure\u{301}e", "duration"), ("titulo", "title"), ("标题", "title"), ("शीर्षक", "title"),
        ("url", "link"), ("imagem", "image"), ("副标题", "subtitle"), ("Titre-Du-Bouton", "button_title"),
        ("बटन_शीर्षक", "button_title"), ("foto", "image"), ("链接", "link"), ("Durée", "duration"),
    ])
    func `words of other languages are known`(key: String, meant: String) {
        #expect(page.suggestion(for: key) == meant)
    }

    @Test(arguments: [
        "id", "alt", "name", "type", "table", "stage", "lines", "liked", "color", "background", "", "_", "标", "🙂",
        String(repeating: "title", count: 20),
    ])
    func `nothing is suggested for what is far from every key`(key: String) {
        #expect(page.suggestion(for: key) == nil)
    }

    @Test(arguments: KnownKeys.page)
    func `a known key is left alone`(key: String) {
        #expect(page.suggestion(for: key) == nil)
    }

    @Test func `where two are as close, none is suggested`() {
        #expect(KeySuggestion(among: ["abcdef", "abcdeg"]).suggestion(for: "abcdeh") == nil)
    }

    @Test(arguments: ["ios_ttl", "send_rate", "title", "subtitle", "platforms", "devices", "inbox_image", "filter"])
    func `a request's other fields are not taken for those of a story`(key: String) {
        #expect(KeySuggestion(among: KnownKeys.notification).suggestion(for: key) == nil)
    }

    @Test(arguments: [
        ("", "", 0), ("abc", "abc", 0), ("abc", "acb", 1), ("abc", "ab", 1), ("abc", "xbcd", 2), ("", "ab", 2),
    ])
    func `slips are counted`(one: String, other: String, slips: Int) {
        #expect(KeySuggestion.slips(Array(one.unicodeScalars), Array(other.unicodeScalars)) == slips)
        #expect(KeySuggestion.slips(Array(other.unicodeScalars), Array(one.unicodeScalars)) == slips)
    }

    @Test func `every translation leads to a key that something knows`() {
        let known = Set(KnownKeys.page + KnownKeys.block + KnownKeys.container + KnownKeys.notification)
        #expect(Set(KeyTranslations.keys.values).isSubset(of: known))
        #expect(KeyTranslations.keys.keys.allSatisfy { !known.contains($0) || KeyTranslations.keys[$0] == $0 })
    }
}
