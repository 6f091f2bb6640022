import Testing

@testable import WebServer

struct GzipStreamTests {
    @Test func `one stream packs one answer after another`() {
        let gzip = GzipStream()
        var random = SystemRandomNumberGenerator()
        for size in [0, 1, 255, 8 * 1024, 8 * 1024 + 1, 300_000, 2] {
            let bytes = (0..<size).map { _ in UInt8.random(in: 0...200, using: &random) }
            #expect(gunzipped(gzip.compressed(bytes)) == bytes)
            #expect(gunzipped(gzip.compressed(bytes, level: 9)) == bytes)
        }
    }

    @Test func `the same bytes give the same member`() {
        let gzip = GzipStream()
        let bytes = Array(String(repeating: "story ", count: 500).utf8)
        let first = gzip.compressed(bytes)
        _ = gzip.compressed(bytes, level: 9)
        #expect(gzip.compressed(bytes) == first)
        #expect(first.count < bytes.count / 10)
    }
}
