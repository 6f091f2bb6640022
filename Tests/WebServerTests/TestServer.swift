import Glibc

@testable import WebServer

/// A server on a free port, with routes that show what arrived.
final class TestServer: Sendable {
    let server: Server
    /// Answers to `/held` come once this is true.
    let isReleased = Guarded(false)
    /// How many requests are held.
    let held = Guarded(0)
    let records = Guarded<[AccessRecord]>([])
    /// Of the last answer at `/stream`.
    let stream = Guarded<ResponseStream?>(nil)
    private let hasEnded = Guarded(false)

    init(_ configure: (inout Server.Configuration) -> Void = { _ in }) throws {
        var configuration = Server.Configuration(port: 0)
        configuration.log = { [records] record in records.change { $0.append(record) } }
        configure(&configuration)
        server = try Server(configuration, Self.application(isReleased: isReleased, held: held, stream: stream))
        Thread.start { [server, hasEnded] in
            server.run()
            hasEnded.change { $0 = true }
        }
    }

    deinit {
        isReleased.change { $0 = true }
        server.stop()
        server.stop()
    }

    var port: UInt16 { server.port }

    func client() throws -> TestClient { try TestClient(port: port) }

    func release() { isReleased.change { $0 = true } }

    func waitUntilHeld(_ count: Int = 1) { held.wait { $0 >= count ? () : nil } }

    /// Returns once a new client is answered.
    func waitUntilServing() {
        while true {
            let client = try? client()
            client?.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
            if (try? client?.answer())?.status == 200 { return }
        }
    }

    func waitUntilEnded() { hasEnded.wait { $0 ? () : nil } }

    static let large = [UInt8](repeating: UInt8(ascii: "x"), count: 8_000_000)

    private static func application(
        isReleased: Guarded<Bool>, held: Guarded<Int>, stream: Guarded<ResponseStream?>
    ) -> Application {
        Application(
            Router([
                .get("/x") { _ in Response(.ok, .text, "x") },
                .post("/x") { Response(.ok, .text, $0.body) },
                .get("/peer") { Response(.ok, .text, $0.peer) },
                .get("/host") { Response(.ok, .text, $0.headers.text(.host) ?? "none") },
                .get("/n/{n}") { Response(.ok, .text, $0.parameter("n")) },
                .get("/worker/{n}", blocking: true) { Response(.ok, .text, $0.parameter("n")) },
                .get("/stream") { _ in
                    Response(streaming: .events) { opened in stream.change { $0 = opened } }
                },
                .get("/large") { _ in Response(.ok, .bytes, large) },
                .get("/text") { _ in Response(.ok, .text, String(repeating: "text ", count: 1000)) },
                .get("/held", blocking: true) { _ in
                    held.change { $0 += 1 }
                    isReleased.wait { $0 ? () : nil }
                    return Response(.ok, .text, "held")
                },
            ]),
            assets: AssetStore([Asset(path: "/assets/player.js", bytes: Array("play()".utf8))]),
            contentSecurityPolicy: "default-src 'none'")
    }
}
