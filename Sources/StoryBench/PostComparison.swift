import Foundation
import StoryEngine
import WebServer

/// The same POST, answered with gzip over a socket, by our handler and by one that uses Foundation's JSON.
enum PostComparison {
    static func run(_ payload: [UInt8]) throws {
        let document = try JSONSerialization.jsonObject(with: Data(storyDocument(payload)))
        nonisolated(unsafe) let value = document
        let application = Application(
            Router([
                .post("/ours", { Response(.ok, .json, storyDocument($0.body)) }),
                .post(
                    "/foundation",
                    { request in
                        _ = try? JSONSerialization.jsonObject(with: Data(request.body))
                        let text = try? JSONSerialization.data(withJSONObject: value)
                        return Response(.ok, .json, [UInt8](text ?? Data()))
                    }),
            ]), contentSecurityPolicy: "default-src 'none'")
        let server = try Server(Server.Configuration(port: 0), application)
        Thread.detachNewThread { server.run() }
        guard let client = LoopbackClient(port: server.port) else { return }
        let (ourRequest, foundationRequest) = (request("/ours", payload), request("/foundation", payload))
        let ours = Measurement { client.exchange(ourRequest) }
        let foundation = Measurement { client.exchange(foundationRequest) }
        report("our handler", ours)
        report("a handler with Foundation's JSON", foundation)
        print(String(format: "ours answers %.1f times as many", foundation.microseconds / ours.microseconds))
        server.stop()
    }

    private static func request(_ path: String, _ payload: [UInt8]) -> [UInt8] {
        Array(
            "POST \(path) HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip\r\nContent-Length: \(payload.count)\r\n\r\n"
                .utf8)
            + payload
    }
}
