import Glibc

@testable import MediaCache

extension IPAddress {
    /// Reads an address as people write it.
    init?(_ text: String) {
        var storage = sockaddr_storage()
        let isRead = withUnsafeMutableBytes(of: &storage) { bytes in
            let family = text.contains(":") ? AF_INET6 : AF_INET
            bytes.storeBytes(of: sa_family_t(family), as: sa_family_t.self)
            return inet_pton(family, text, bytes.baseAddress?.advanced(by: family == AF_INET ? 4 : 8)) == 1
        }
        let address = withUnsafePointer(to: &storage) { storage in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { IPAddress($0) }
        }
        guard isRead, let address else { return nil }
        self = address
    }
}

/// A listening socket of this machine. Nobody accepts: whoever connected waits in its queue, to be counted.
final class Listener: Sendable {
    struct Unavailable: Error {}

    let descriptor: Int32
    let port: UInt16

    /// On every address of this machine, where none is given.
    init(on address: String = "::", port: UInt16 = 0, type: __socket_type = SOCK_STREAM) throws {
        let family = address.contains(":") ? AF_INET6 : AF_INET
        let descriptor = socket(family, Int32(type.rawValue | SOCK_CLOEXEC.rawValue), 0)
        self.descriptor = descriptor
        var (one, zero): (Int32, Int32) = (1, 0)
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, 4)
        setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &zero, 4)
        var storage = sockaddr_storage()
        withUnsafeMutableBytes(of: &storage) { bytes in
            bytes.storeBytes(of: sa_family_t(family), as: sa_family_t.self)
            bytes.storeBytes(of: port.bigEndian, toByteOffset: 2, as: UInt16.self)
            inet_pton(family, address, bytes.baseAddress?.advanced(by: family == AF_INET ? 4 : 8))
        }
        var length = socklen_t(family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size)
        let bound = Self.with(&storage) { bind(descriptor, $0, length) }
        guard bound == 0, type == SOCK_DGRAM || listen(descriptor, 256) == 0 else {
            close(descriptor)
            throw Unavailable()
        }
        _ = Self.with(&storage) { getsockname(descriptor, $0, &length) }
        self.port = withUnsafeBytes(of: storage) {
            UInt16(bigEndian: $0.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
        }
    }

    deinit { close(descriptor) }

    /// How many have connected since the last count.
    func countConnections() -> Int {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var count = 0
        while case let connection = accept(descriptor, nil, nil), connection >= 0 {
            close(connection)
            count += 1
        }
        return count
    }

    private static func with<Result>(
        _ storage: inout sockaddr_storage, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }
}

/// One request to a picture server.
struct Visit: Sendable {
    let descriptor: Int32
    /// The request's head as it arrived.
    let head: String
    /// The request's body, as far as its head says.
    let body: String

    var path: String { head.split(separator: " ").dropFirst().first.map(String.init) ?? "" }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// False where the other side is gone.
    @discardableResult func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    func answer(_ status: Int = 200, _ headers: String..., body: [UInt8] = Array("picture".utf8)) {
        let lines = ["HTTP/1.1 \(status) So", "Content-Length: \(body.count)"] + headers
        send(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
    }

    func redirect(_ status: Int = 302, to location: String) {
        answer(status, "Location: \(location)")
    }

    /// Returns once the other side is gone.
    func waitForEnd() {
        var byte: UInt8 = 0
        while recv(descriptor, &byte, 1, 0) > 0 {}
    }
}

/// A server that answers as its test says; each connection has one request, and its own thread.
final class PictureServer: Sendable {
    private let listener: Listener
    private let visits: Log<String>

    var port: UInt16 { listener.port }

    init(on address: String = "127.0.0.1", port: UInt16 = 0, _ answer: @escaping @Sendable (Visit) -> Void) throws {
        let listener = try Listener(on: address, port: port)
        let visits = Log<String>()
        self.listener = listener
        self.visits = visits
        FetchThread.start { Self.serve(listener.descriptor, visits, answer) }
    }

    deinit { shutdown(listener.descriptor, Int32(SHUT_RDWR)) }

    /// The heads of all requests so far.
    var requests: [String] { visits.entries }

    func waitForRequest() { visits.waitForEntry() }

    func url(_ path: String = "/a.png") -> String { "http://127.0.0.1:\(port)\(path)" }

    private static func serve(
        _ listener: Int32, _ visits: Log<String>, _ answer: @escaping @Sendable (Visit) -> Void
    ) {
        while case let descriptor = accept(listener, nil, nil), descriptor >= 0 {
            FetchThread.start {
                defer { close(descriptor) }
                guard let visit = read(descriptor) else { return }
                visits.add(visit.head)
                answer(visit)
            }
        }
    }

    private static func read(_ descriptor: Int32) -> Visit? {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let parts = String(decoding: received, as: UTF8.self).split(separator: "\r\n\r\n", maxSplits: 1)
            if received.suffix(4).elementsEqual("\r\n\r\n".utf8) || parts.count == 2, let head = parts.first {
                let body = parts.dropFirst().first ?? ""
                let length = head.lowercased().split(separator: "content-length: ").dropFirst().first
                    .flatMap { Int($0.prefix { $0.isNumber }) }
                if body.utf8.count >= length ?? 0 {
                    return Visit(descriptor: descriptor, head: String(head), body: String(body))
                }
            }
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return nil }
            received += buffer[..<count]
        }
    }
}

/// What happened, from all threads.
final class Log<Entry: Sendable>: Sendable {
    private let state = Locked<[Entry]>([])

    var entries: [Entry] { state.withLock { $0 } }

    func add(_ entry: Entry) { state.withLock { $0.append(entry) } }

    func waitForEntry() { state.wait { !$0.isEmpty } }
}

extension Visit {
    /// Where the server listens, as the visitor names it.
    var port: String {
        head.split(separator: "\r\nHost: 127.0.0.1:").dropFirst().first.map { String($0.prefix { $0.isNumber }) } ?? ""
    }
}
