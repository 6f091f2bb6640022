import Testing

@testable import StoryEngine

struct ImageLinkExpiresTests {
    /// 2026-06-01 12:00 UTC.
    private static let noon = 1_780_315_200
    /// Each ends at noon of that day.
    private static let links = [
        "https://a.test/x.jpg?X-Amz-Date=20260601T110000Z&X-Amz-Expires=3600&X-Amz-Signature=s",
        "https://a.test/x.jpg?X-Goog-Date=20260601T110000Z&X-Goog-Expires=3600&X-Goog-Signature=s",
        "https://a.test/x.jpg?sv=1&se=2026-06-01T12%3A00%3A00Z&sig=s",
        "https://a.test/x.jpg?Expires=1780315200&Signature=s&Key-Pair-Id=K",
    ]

    private func findings(_ text: String, now: Int?) throws -> [Finding] {
        try Timeline(of: Array(text.utf8), options: PreviewOptions(), surroundings: PreviewSurroundings(now: now))
            .findings.filter { $0.code == .imageLinkExpires }
    }

    @Test(arguments: links)
    func `a link that ends after the sending is warned of with its end`(link: String) throws {
        for date in ["2026-06-01 11:59", "2026-05-31 23:00"] {
            let text = request(
                #""content": "x", "send_date": "\#(date)", "data": {"pw_stories": {"pages": [{"image": "\#(link)"}]}}"#)
            let finding = try #require(try findings(text, now: nil).first)
            #expect(finding.severity == .warning)
            #expect(finding.message.contains("2026-06-01 12:00 UTC"))
        }
    }

    @Test(arguments: links)
    func `a link that has ended when the push is sent is an error`(link: String) throws {
        for date in ["2026-06-01 12:00", "2027-01-01 00:00"] {
            let text = request(
                #""content": "x", "send_date": "\#(date)", "data": {"pw_stories": {"pages": [{"image": "\#(link)"}]}}"#)
            #expect(try findings(text, now: 0).map(\.severity) == [.error])
        }
    }

    @Test(arguments: links)
    func `without a date of sending the clock counts`(link: String) throws {
        let list = #"[{"image": "\#(link)"}]"#
        let now = request(#""content": "x", "send_date": "now", "data": {"pw_stories": {"pages": \#(list)}}"#)
        for text in [list, now] {
            #expect(try findings(text, now: Self.noon - 1).map(\.severity) == [.warning])
            #expect(try findings(text, now: Self.noon).map(\.severity) == [.error])
            #expect(try findings(text, now: nil).map(\.severity) == [.warning])
        }
    }

    @Test func `it is marked inside encoded custom data too`() throws {
        try expectFindings(
            .imageLinkExpires, .warning,
            in: #"{"u": "{\"pw_stories\": {\"pages\": [{\"image\": ⟦\"\#(Self.links[3])\"⟧}]}}"}"#, pointers: ["/u"])
    }

    @Test(arguments: ["https://a.test/x?Expires=1780315200", "https://a.test/x?se=2026-06-01", "app://x?\(links[0])"])
    func `what is not signed does not end`(link: String) throws {
        try expectNoFindings(.imageLinkExpires, in: #"[{"image": "\#(link)"}]"#)
    }
}
