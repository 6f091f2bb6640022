import Testing

@testable import StoryEngine

struct LinkExpiryTests {
    @Test(arguments: [
        "?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=20260601T110000Z&X-Amz-Expires=3600&X-Amz-Signature=s",
        "?x-amz-expires=3600&x-amz-date=20260601T110000Z", "?X-Goog-Date=20260601T115959Z&X-Goog-Expires=1",
        "?sig=s&se=2026-06-01T12%3A00%3A00Z", "?se=2026-06-01T12:00Z&sig=s", "?se=2026-06-01T12%3a00Z&sig=s",
        "?Expires=1780315200&Signature=s", "?Expires=1780315200&Key-Pair-Id=K", "?Expires=1780315200&Signature=s#f",
    ])
    func `a signed link's end is read from its query`(query: String) {
        #expect(LinkExpiry.end(of: "https://a.test/x.jpg" + query) == 1_780_315_200)
    }

    @Test(arguments: [
        "", "?", "?&&=&", "?Expires=1780315200", "?se=2026-06-01", "?sig=s", "?Expires=soon&Signature=s",
        "?X-Amz-Date=20260601T110000Z", "?X-Amz-Expires=3600", "?X-Amz-Date=x&X-Amz-Expires=3600",
        "?X-Amz-Date=20260601T110000Z&X-Amz-Expires=99999999999999999999",
        "?X-Amz-Date=20260601T110000Z&X-Amz-Expires=-1",
        "?X-Amz-Date=20260601T110000Z&X-Amz-Expires=9223372036854775807",
        "#?Expires=1780315200&Signature=s",
    ])
    func `what is not signed, or not a time, has no end`(query: String) {
        #expect(LinkExpiry.end(of: "https://a.test/x.jpg" + query) == nil)
    }

    @Test func `a long query is looked at only so far`() {
        let query = String(repeating: "a=b&", count: 100_000) + "Expires=1780315200&Signature=s"
        #expect(LinkExpiry.end(of: "https://a.test/?" + query) == nil)
    }
}
