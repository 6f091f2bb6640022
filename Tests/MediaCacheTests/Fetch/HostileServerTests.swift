import Glibc
import Testing
import WebServer

@testable import MediaCache

/// Servers that mean harm, or are broken; with shorter limits of time where a limit has to be waited for.
struct HostileServerTests {
    private static let allows = AddressRule(allowsPrivate: true).allows
    private let fetcher = Fetcher(allows: allows)
    private let impatient = Fetcher(
        allows: allows, limits: FetchLimits(connect: .milliseconds(200), whole: .milliseconds(300)))

    private func failure(_ fetcher: Fetcher, _ url: String) -> FetchFailure? {
        do throws(FetchFailure) {
            _ = try fetcher.fetch(FetchRequest(url)) { _ in }
            return nil
        } catch {
            return error
        }
    }

    @Test func `a server that never answers runs into the limit`() throws {
        let server = try PictureServer { $0.waitForEnd() }
        #expect(failure(impatient, server.url()) == .timedOut)
    }

    @Test func `a server that takes the connection and no request runs into the limit`() throws {
        let silent = try Listener(on: "127.0.0.1")
        #expect(failure(impatient, "http://127.0.0.1:\(silent.port)/") == .timedOut)
    }

    @Test func `a body that drips runs into the limit`() throws {
        let server = try PictureServer { visit in
            visit.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
            while visit.send([1]) { usleep(10_000) }
        }
        #expect(failure(impatient, server.url()) == .timedOut)
    }

    @Test func `a head that drips runs into the limit`() throws {
        let server = try PictureServer { visit in
            visit.send("HTTP/1.1 200 OK\r\nX: ")
            while visit.send(Array("x".utf8)) { usleep(10_000) }
        }
        #expect(failure(impatient, server.url()) == .timedOut)
    }

    @Test func `redirects share one limit of time`() throws {
        let server = try PictureServer { visit in
            usleep(150_000)
            visit.redirect(to: "/b")
        }
        #expect(failure(impatient, server.url()) == .timedOut)
    }

    @Test func `an endless body ends at the limit of bytes`() throws {
        let server = try PictureServer { visit in
            visit.send("HTTP/1.1 200 OK\r\n\r\n")
            while visit.send([UInt8](repeating: 1, count: 64 << 10)) {}
        }
        let received = Log<Int>()
        #expect(throws: FetchFailure.tooLarge) {
            try fetcher.fetch(FetchRequest(server.url())) { received.add($0.count) }
        }
        #expect(received.entries.reduce(0, +) <= 8 << 20)
    }

    @Test func `an endless body in chunks ends at the limit of bytes`() throws {
        let server = try PictureServer { visit in
            visit.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = Array("10000\r\n".utf8) + [UInt8](repeating: 1, count: 64 << 10) + Array("\r\n".utf8)
            while visit.send(chunk) {}
        }
        #expect(failure(fetcher, server.url()) == .tooLarge)
    }

    @Test func `ten megabytes in ten kilobytes of gzip end at the limit of bytes`() throws {
        let bomb = GzipStream().compressed([UInt8](repeating: 0, count: 10_000_000), level: 9)
        #expect(bomb.count < 12_000)
        let server = try PictureServer { $0.answer(200, "Content-Encoding: gzip", body: bomb) }
        #expect(failure(fetcher, server.url()) == .tooLarge)
    }

    @Test func `a bomb within a bomb ends at the limit of bytes`() throws {
        let gzip = GzipStream()
        let bomb = gzip.compressed(gzip.compressed([UInt8](repeating: 0, count: 100_000_000), level: 9), level: 9)
        let server = try PictureServer { $0.answer(200, "Content-Encoding: gzip, gzip", body: bomb) }
        #expect(failure(fetcher, server.url()) == .tooLarge)
    }

    @Test func `exactly as many bytes as asked for are taken, and not one more`() throws {
        let server = try PictureServer { visit in
            visit.send("HTTP/1.1 200 OK\r\n\r\n")
            visit.send([UInt8](repeating: 1, count: visit.path == "/fits" ? 1000 : 1001))
        }
        #expect(try fetcher.bytes(FetchRequest(server.url("/fits"), maxBytes: 1000)).bytes.count == 1000)
        #expect(throws: FetchFailure.tooLarge) { try fetcher.bytes(FetchRequest(server.url("/over"), maxBytes: 1000)) }
    }

    @Test func `an announced length above the limit is not waited for`() throws {
        let server = try PictureServer { visit in
            visit.send("HTTP/1.1 200 OK\r\nContent-Length: 9000000000\r\n\r\nx")
            visit.waitForEnd()
        }
        #expect(failure(fetcher, server.url()) == .tooLarge)
    }

    @Test func `a body shorter than announced is broken`() throws {
        let server = try PictureServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf") }
        #expect(failure(fetcher, server.url()) == .brokenAnswer)
    }

    @Test func `a body longer than announced is cut there`() throws {
        let server = try PictureServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nfour and more") }
        #expect(try fetcher.bytes(FetchRequest(server.url())).bytes == Array("four".utf8))
    }

    @Test(arguments: [
        "", "HTTP/1.1 200 OK\r\nContent-Le", "no HTTP at all\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\nx",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 9x\r\n\r\nx",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
        "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nnot gzip",
    ])
    func `what ends early or is no HTTP is broken`(text: String) throws {
        let server = try PictureServer { $0.send(text) }
        #expect(failure(fetcher, server.url()) == .brokenAnswer)
    }

    @Test func `a redirect that breaks off within its head is not followed`() throws {
        let server = try PictureServer { $0.send("HTTP/1.1 302 Found\r\nLocation: /b\r\n") }
        #expect(failure(fetcher, server.url()) == .brokenAnswer)
        #expect(server.requests.count == 1)
    }

    @Test func `trailers change nothing`() throws {
        let server = try PictureServer { visit in
            visit.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: Content-Type\r\n\r\n")
            visit.send("1\r\na\r\n0\r\nContent-Type: text/html\r\nLocation: /b\r\n\r\n")
        }
        let answer = try fetcher.fetch(FetchRequest(server.url())) { _ in }
        #expect(answer.headers["content-type"] == nil)
        #expect(answer.status == 200)
    }

    @Test func `an endless head ends at its limit`() throws {
        let server = try PictureServer { visit in
            visit.send("HTTP/1.1 200 OK\r\n")
            while visit.send(Array("X-Header: \(String(repeating: "x", count: 1000))\r\n".utf8)) {}
        }
        #expect(failure(fetcher, server.url()) == .tooLarge)
    }

    @Test func `endless interim answers end at the limit of the head`() throws {
        let server = try PictureServer { visit in
            while visit.send(Array("HTTP/1.1 103 Early Hints\r\n\r\n".utf8)) {}
        }
        #expect(failure(fetcher, server.url()) == .tooLarge)
    }

    @Test func `a redirect loop ends at the fourth redirect`() throws {
        let server = try PictureServer { $0.redirect(to: "/loop") }
        #expect(failure(fetcher, server.url()) == .tooManyRedirects)
        #expect(server.requests.count == 4)
    }

    @Test(arguments: [
        ("http://169.254.169.254/latest/meta-data/", FetchFailure.addressRefused),
        ("http://[fe80::1]/", .addressRefused),
        ("http://2852039166/", .addressRefused), ("http://[::ffff:127.0.0.1]/", .addressRefused),
        ("file:///etc/passwd", .schemeRefused), ("gopher://127.0.0.1/_x", .schemeRefused),
        ("http://127.0.0.1:25/", .portRefused), ("http:///x", .badURL), (#"http://a\@b/"#, .badURL),
    ])
    func `a redirect is judged as a first request is`(location: String, expected: FetchFailure) throws {
        let server = try PictureServer { $0.redirect(to: location) }
        #expect(failure(fetcher, server.url()) == expected)
        #expect(server.requests.count == 1)
    }

    @Test func `an endless body of a redirect is not read`() throws {
        let server = try PictureServer { visit in
            if visit.path == "/b" { return visit.answer() }
            visit.send("HTTP/1.1 302 Found\r\nLocation: /b\r\n\r\n")
            while visit.send([UInt8](repeating: 1, count: 64 << 10)) {}
        }
        #expect(try fetcher.bytes(FetchRequest(server.url())).bytes == Array("picture".utf8))
    }

    @Test func `a server without encryption is no https server`() throws {
        let plain = try Listener(on: "127.0.0.1")
        FetchThread.start { [descriptor = plain.descriptor] in
            let connection = accept(descriptor, nil, nil)
            _ = send(connection, "HTTP/1.1 400 Bad Request\r\n\r\n", 28, Int32(MSG_NOSIGNAL))
            close(connection)
        }
        #expect(failure(fetcher, "https://127.0.0.1:\(plain.port)/") == .tlsFailed)
    }

    @Test func `a port where nobody listens is not reachable`() throws {
        let port = try Listener(on: "127.0.0.1").port
        #expect(failure(fetcher, "http://127.0.0.1:\(port)/") == .notReachable)
    }

    @Test func `a name without addresses is unknown`() {
        let failure = failure(impatient, "http://no-such-host.invalid/")
        #expect(failure == .hostUnknown || failure == .timedOut)
    }

    @Test func `a fetch that nobody wants any more ends`() throws {
        let server = try PictureServer { $0.waitForEnd() }
        let watch = FetchWatch(isStopped: { !server.requests.isEmpty })
        #expect(throws: FetchFailure.stopped) { try fetcher.fetch(FetchRequest(server.url()), watch: watch) { _ in } }
    }

    @Test func `a proxy of the environment is not asked`() throws {
        let proxy = try Listener(on: "127.0.0.1")
        setenv("http_proxy", "http://127.0.0.1:\(proxy.port)", 1)
        setenv("ALL_PROXY", "http://127.0.0.1:\(proxy.port)", 1)
        defer {
            unsetenv("http_proxy")
            unsetenv("ALL_PROXY")
        }
        let server = try PictureServer { $0.answer() }
        #expect(failure(fetcher, server.url()) == nil)
        #expect(proxy.countConnections() == 0)
    }
}
