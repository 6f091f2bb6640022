import Foundation
import Testing

@testable import WebServer

/// Raw requests that are shared with other projects; they run where their folder lies beside this package.
struct RawRequestTests {
    struct Case: Decodable, Sendable, CustomTestStringConvertible {
        let id: String
        let desc: String
        let hex: String
        let expect: String

        var testDescription: String { "\(id) \(desc)" }

        var bytes: [UInt8] {
            var digits = hex[...]
            var bytes: [UInt8] = []
            while !digits.isEmpty {
                bytes.append(UInt8(digits.prefix(2), radix: 16) ?? 0)
                digits = digits.dropFirst(2)
            }
            return bytes
        }
    }

    static let cases: [Case] = {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = package.deletingLastPathComponent().appending(path: "shared/suites/raw-http.jsonl")
        guard let text = try? Data(contentsOf: file) else {
            print("RawRequestTests: ../shared/suites is not here, its 65 requests are not run.")
            return []
        }
        return text.split(separator: UInt8(ascii: "\n")).compactMap {
            try? JSONDecoder().decode(Case.self, from: Data($0))
        }
    }()

    @Test(.enabled(if: !cases.isEmpty)) func `the suite is whole`() {
        #expect(Self.cases.count == 65)
    }

    @Test(arguments: cases) func `a raw request has the answer it must`(raw: Case) throws {
        let server = try TestServer()
        let client = try server.client()
        client.send(raw.bytes)
        let answer = try client.answer()
        try check(answer, client, raw)
    }

    /// A code stands for itself, `or` joins codes; what the client may send after an answer tells the rest.
    private func check(_ answer: TestClient.Answer, _ client: TestClient, _ raw: Case) throws {
        switch raw.expect {
        case "two-answers-in-order":
            #expect(answer.status == 200)
            #expect(try client.answer().headers["connection"] == "close")
            #expect(client.endsNow())
        case "one-normal-answer", "200": #expect(answer.status == 200)
        case "no open proxy: 400 or own page": #expect(answer.status == 200)
        default:
            let codes = raw.expect.split { !$0.isNumber }.compactMap { Int($0) }
            #expect(codes.contains(answer.status))
        }
        if raw.expect.hasSuffix("then-close") || raw.expect.hasSuffix("without-100") {
            #expect(client.endsNow())
        } else if raw.expect != "two-answers-in-order" {
            client.endSending()
            #expect(client.endsNow())
        }
    }
}
