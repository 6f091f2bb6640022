import Testing

@testable import WebServer

struct JSONTextTests {
    @Test(arguments: [
        ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\0\u{1F}\t", #""\u000a\u0000\u001f\u0009""#), ("é😀", #""é😀""#),
        ("</script>", #""</script>""#),
    ])
    func `text is escaped as JSON asks`(text: String, json: String) {
        #expect(jsonString(text) == json)
    }
}
