import Testing

@testable import WebServer

struct ChunkDecoderTests {
    /// The body and how many bytes it took; nil where it is not whole.
    private func decode(_ pieces: [ArraySlice<UInt8>], limit: Int = 100) throws -> (body: String, used: Int)? {
        var decoder = ChunkDecoder(largestBodyBytes: limit)
        var (body, used): ([UInt8], Int) = ([], 0)
        for piece in pieces { used += try decoder.feed(piece, into: &body) }
        return decoder.isDone ? (String(decoding: body, as: UTF8.self), used) : nil
    }

    private func status(_ text: String, limit: Int = 100) -> Int? {
        do throws(any Error) {
            _ = try decode([Array(text.utf8)[...]], limit: limit)
            return nil
        } catch {
            return (error as? Refusal)?.status.code
        }
    }

    @Test func `split at any byte it reads the same`() throws {
        let text = Array("3\r\nabc\r\n00A ; x=\"y\"\r\n0123456789\r\n0\r\nX-T: a\r\nY: b\r\n\r\nGET".utf8)
        for split in 0...text.count {
            let result = try decode([text[..<split], text[split...]])
            #expect(result?.body == "abc0123456789")
            #expect(result?.used == text.count - 3)
        }
        let result = try decode(text.indices.map { text[$0...$0] })
        #expect(result?.used == text.count - 3)
    }

    @Test func `every beginning is incomplete`() throws {
        let text = Array("1\r\na\r\n0\r\nT: x\r\n\r\n".utf8)
        for length in 0..<text.count { #expect(try decode([text[..<length]]) == nil) }
    }

    @Test(arguments: [
        "\r\n", " 1\r\n", "0x1\r\n", "+1\r\n", "-1\r\n", "1_\r\n", "g\r\n", "1\n", "1;a=\r\rX\r\n", "1;\0\r\n",
        "1 a\r\n",
        "ffffffffffffffffff\r\n", "1\r\nab\r\n", "1\r\na\n", "1\r\na\rb", "0\r\nX\r\n", "0\r\n X: a\r\n",
        "0\r\nX : a\r\n",
        "0\r\n\n",
    ])
    func `what is no chunk is refused`(text: String) {
        #expect(status(text) == 400)
    }

    @Test func `the sum of the chunks is limited`() {
        #expect(status("5\r\nabcde\r\n5\r\nabcde\r\n", limit: 10) == nil)
        #expect(status("5\r\nabcde\r\n6\r\n", limit: 10) == 413)
        #expect(status("7fffffffffffffff\r\n", limit: 10) == 413)
        #expect(status("ffffffffffffffff\r\n", limit: 10) == 400)
    }

    @Test func `extensions and trailers are limited`() {
        #expect(status("1;" + String(repeating: "x", count: 300)) == 400)
        let trailer = "X: " + String(repeating: "x", count: 1000) + "\r\n"
        #expect(status("0\r\n" + String(repeating: trailer, count: 4)) == nil)
        #expect(status("0\r\n" + String(repeating: trailer, count: 5)) == 431)
        #expect(status("0\r\n" + String(repeating: "x", count: 5000)) == 400)
    }
}
