import Testing

@testable import PreviewServer

struct KitFormatTests {
    @Test(arguments: [
        (KitFormat.swift, "a\"b\\(c)\n\u{202E}", #"a\"b\\(c)\u{A}\u{202E}"#),
        (.xml, "<a>&\"\r\u{1}", "&lt;a&gt;&amp;\"&#13;\u{FFFD}"),
        (.json, "a\"b\n", #"a\"b\n"#),
        (.shell, "it's", #"it'\''s"#),
        (.markdown, "plain", "`plain`"),
        (.markdown, "a``b`", "``` a``b` ```"),
        (.markdown, "a\n# b", "`a\u{FFFD}# b`"),
        (.markdown, "", "`  `"),
    ])
    func `a value is written so that it stays one`(format: KitFormat, value: String, written: String) {
        #expect(format.escaped(value) == written)
    }
}
