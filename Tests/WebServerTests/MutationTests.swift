import Testing

@testable import WebServer

/// Broken variants of good requests, the same in every run.
struct MutationTests {
    /// SplitMix64.
    private struct Seeded: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static let seeds = [
        "GET /a/b%20c?x=1&y=+%41 HTTP/1.1\r\nHost: a:80\r\nConnection: keep-alive, x\r\nAccept: */*\r\n\r\n",
        "POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\nabcdeGET / HTTP/1.0\r\n\r\n",
        "POST http://b/x HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3;e=\"f\"\r\nabc\r\n0\r\nT: u\r\n\r\n",
    ].map { Array($0.utf8) }

    private static let interesting = Array("\r\n\0 :;,%/.+-0129afAF\u{7F}\tHxX".utf8) + [0x80, 0xC0, 0xFF]

    private func mutated(_ bytes: [UInt8], using random: inout Seeded) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            let byte = Self.interesting.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes[index] = byte
            case 1: bytes.insert(byte, at: index)
            case 2 where bytes.count > 1: bytes.remove(at: index)
            case 3: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
            default: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            }
        }
        return bytes
    }

    /// What a reader says to bytes that come in pieces: a line for each request, and the refusal's status.
    private func transcript(_ bytes: [UInt8], pieces: Int) -> [String] {
        var reader = RequestReader(largestBodyBytes: 100, peer: "")
        var lines: [String] = []
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            bytes[start...].prefix(pieces).withUnsafeBytes { reader.receive($0) }
            read: while true {
                switch reader.next() {
                case .incomplete: break read
                case .expectsContinue: continue
                case .complete(let head): lines.append("\(head.request) \(head.keepsAlive)")
                case .failed(let status): return lines + ["\(status.code)"]
                }
            }
        }
        return lines
    }

    @Test(arguments: 0..<seeds.count) func `broken requests read the same in one piece and in many`(seed: Int) {
        var random = Seeded(state: UInt64(seed))
        for _ in 0..<500 {
            let bytes = mutated(Self.seeds[seed], using: &random)
            let whole = transcript(bytes, pieces: bytes.count)
            #expect(transcript(bytes, pieces: 1) == whole, "\(bytes)")
            #expect(transcript(bytes, pieces: 7) == whole, "\(bytes)")
        }
    }
}
