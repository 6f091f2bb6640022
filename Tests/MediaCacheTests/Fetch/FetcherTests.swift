import Testing
import WebServer

@testable import MediaCache

struct FetcherTests {
    private let fetcher = Fetcher(rule: AddressRule(allowsPrivate: true))

    @Test func `a picture arrives with its status, headers and URL`() throws {
        let server = try PictureServer {
            $0.answer(203, "Content-Type: image/png", "Cache-Control: a", "cache-control: b")
        }
        let (answer, bytes) = try fetcher.bytes(FetchRequest(server.url("/a b.png#x")))
        #expect(answer.status == 203)
        #expect(answer.headers["content-type"] == "image/png")
        #expect(answer.headers["Cache-Control"] == "a, b")
        #expect(answer.headers["etag"] == nil)
        #expect(answer.url == server.url("/a%20b.png"))
        #expect(answer.redirectCount == 0)
        #expect(answer.byteCount == 7)
        #expect(bytes == Array("picture".utf8))
    }

    @Test func `a fetch asks as the phone does and says nothing of its own`() throws {
        let server = try PictureServer { visit in
            if visit.path == "/a" {
                visit.answer(302, "Location: /b", "Set-Cookie: c=1")
            } else {
                visit.answer()
            }
        }
        let url = server.url("/a").replacing("http://", with: "http://name:secret@")
        let answer = try fetcher.fetch(FetchRequest(url)) { _ in }
        #expect(answer.url == server.url("/b"))
        #expect(server.requests.count == 2)
        for request in server.requests {
            let names = request.split(separator: "\r\n").dropFirst().map { String($0.prefix { $0 != ":" }) }
            #expect(names == ["Host", "Accept-Encoding", "Accept", "Accept-Language", "User-Agent"])
            #expect(request.contains("\r\nAccept: */*\r\n"))
        }
    }

    @Test func `a header of the request takes the place of the usual one`() throws {
        let server = try PictureServer { $0.answer() }
        _ = try fetcher.fetch(FetchRequest(server.url(), headers: [.init("Accept", "image/png")])) { _ in }
        let request = try #require(server.requests.first)
        #expect(request.contains("Accept: image/png"))
        #expect(!request.contains("*/*"))
    }

    @Test(arguments: [301, 302, 303, 307, 308]) func `three redirects are followed`(status: Int) throws {
        let server = try PictureServer { visit in
            switch visit.path {
            case "/1": visit.redirect(status, to: "/2")
            case "/2": visit.redirect(status, to: "3?x")
            case "/3?x": visit.redirect(status, to: "//127.0.0.1:\(visit.port)/4")
            default: visit.answer()
            }
        }
        let answer = try fetcher.fetch(FetchRequest(server.url("/1"))) { _ in }
        #expect(answer.redirectCount == 3)
        #expect(answer.url == server.url("/4"))
    }

    @Test func `a redirect without a place is an answer`() throws {
        let server = try PictureServer { $0.answer(302) }
        #expect(try fetcher.fetch(FetchRequest(server.url())) { _ in }.status == 302)
    }

    @Test func `a redirect's body is not taken for the picture`() throws {
        let server = try PictureServer { $0.path == "/1" ? $0.redirect(to: "/2") : $0.answer(body: [1, 2]) }
        #expect(try fetcher.bytes(FetchRequest(server.url("/1"))).bytes == [1, 2])
    }

    @Test func `interim answers are passed over`() throws {
        let server = try PictureServer { visit in
            visit.send("HTTP/1.1 103 Early Hints\r\nLink: </x>; rel=preload\r\n\r\n")
            visit.answer()
        }
        let answer = try fetcher.fetch(FetchRequest(server.url())) { _ in }
        #expect(answer.status == 200)
        #expect(answer.headers["link"] == nil)
    }

    @Test func `a compressed body is decoded and counted decoded`() throws {
        let picture = [UInt8](repeating: 7, count: 100_000)
        let packed = GzipStream().compressed(picture)
        let server = try PictureServer { $0.answer(200, "Content-Encoding: gzip", body: packed) }
        let (answer, bytes) = try fetcher.bytes(FetchRequest(server.url()))
        #expect(bytes == picture)
        #expect(answer.byteCount == 100_000)
    }

    @Test func `progress rises to the length that was announced`() throws {
        let server = try PictureServer { $0.answer(body: [UInt8](repeating: 1, count: 500_000)) }
        let seen = Log<FetchProgress>()
        _ = try fetcher.fetch(FetchRequest(server.url()), watch: FetchWatch(onProgress: seen.add)) { _ in }
        let counts = seen.entries.map(\.byteCount)
        #expect(counts == counts.sorted())
        #expect(seen.entries.last == FetchProgress(byteCount: 500_000, expectedByteCount: 500_000))
    }

    @Test func `a post carries its body and headers and follows nothing`() throws {
        let bodies = Log<String>()
        let server = try PictureServer { visit in
            bodies.add(visit.body)
            visit.redirect(307, to: "/elsewhere")
        }
        let request = FetchRequest(
            server.url(), method: .post(Array(#"{"a":1}"#.utf8)),
            headers: [.init("Content-Type", "application/json"), .init("X-Signature", "abc")])
        let (answer, bytes) = try fetcher.bytes(request)
        #expect(answer.status == 307)
        #expect(bytes == Array("picture".utf8))
        #expect(bodies.entries == [#"{"a":1}"#])
        let head = try #require(server.requests.first)
        #expect(head.hasPrefix("POST /a.png HTTP/1.1\r\n"))
        #expect(head.contains("Content-Type: application/json") && head.contains("X-Signature: abc"))
        #expect(!head.contains("Expect"))
    }

    @Test func `a post may be empty or large`() throws {
        let counts = Log<Int>()
        let server = try PictureServer { visit in
            counts.add(visit.body.utf8.count)
            visit.answer()
        }
        for count in [0, 300_000] {
            let body = [UInt8](repeating: 97, count: count)
            _ = try fetcher.fetch(FetchRequest(server.url(), method: .post(body))) { _ in }
        }
        #expect(counts.entries == [0, 300_000])
    }
}

struct HostNameTests {
    @Test func `a host's name may have letters of any script`() throws {
        let server = try PictureServer { $0.answer() }
        let fetcher = Fetcher(
            allows: AddressRule(allowsPrivate: true).allows,
            hosts: { ["xn--bcher-kva.example:\(server.port):127.0.0.1"] })
        let answer = try fetcher.fetch(FetchRequest("http://bücher.example:\(server.port)/a.png")) { _ in }
        #expect(answer.status == 200)
        #expect(server.requests.first?.contains("Host: xn--bcher-kva.example:") == true)
    }
}
