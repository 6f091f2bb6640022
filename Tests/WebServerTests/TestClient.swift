import Glibc

/// A plain socket, so that a test sends exactly the bytes it means.
///
/// `@unchecked`: one thread may send while another reads.
final class TestClient: @unchecked Sendable {
    struct Answer {
        let status: Int
        /// With names in lower case.
        let headers: [String: String]
        let body: [UInt8]
    }

    struct Broken: Error {}

    let descriptor: Int32
    private var received: [UInt8] = []

    /// Not connected yet. Reads give up after 20 seconds, so that a server that never answers fails its test.
    init(family: Int32 = AF_INET, receiveBuffer: Int32? = nil) {
        descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        if var receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, socklen_t(MemoryLayout<Int32>.size))
        }
    }

    convenience init(port: UInt16, host: String = "127.0.0.1", receiveBuffer: Int32? = nil) throws {
        self.init(family: host.contains(":") ? AF_INET6 : AF_INET, receiveBuffer: receiveBuffer)
        try connect(port: port, host: host)
    }

    func connect(port: UInt16, host: String = "127.0.0.1") throws {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let info = found?.pointee else { throw Broken() }
        defer { freeaddrinfo(found) }
        guard Glibc.connect(descriptor, info.ai_addr, info.ai_addrlen) == 0 else { throw Broken() }
    }

    deinit { close(descriptor) }

    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count <= 0 { return }
            rest = rest.dropFirst(count)
        }
    }

    func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// The next answer, interim ones too.
    func answer(toHead: Bool = false) throws -> Answer {
        let head = try take(until: Array("\r\n\r\n".utf8))
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n").map(String.init)
        guard let first = lines.first?.split(separator: " "), first.count > 1, let status = Int(first[1]) else {
            throw Broken()
        }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { throw Broken() }
            headers[line[..<colon].lowercased()] = line[line.index(after: colon)...].drop { $0 == " " }.description
        }
        let length = toHead || status == 304 ? 0 : Int(headers["content-length"] ?? "") ?? 0
        while received.count < length { try receiveMore() }
        defer { received.removeFirst(length) }
        return Answer(status: status, headers: headers, body: Array(received.prefix(length)))
    }

    /// Whether the server ends the connection and sends nothing more before that.
    func endsNow() -> Bool {
        do throws(Stopped) {
            try receiveMore()
            return false
        } catch {
            return received.isEmpty && error.isEnd
        }
    }

    /// Returns once a text has come, behind what was read before.
    func waitFor(_ text: String) throws { _ = try take(until: Array(text.utf8)) }

    private func take(until mark: [UInt8]) throws -> [UInt8] {
        var searched = 0
        while true {
            var index = max(0, searched - mark.count)
            while index + mark.count <= received.count {
                if received[index..<(index + mark.count)].elementsEqual(mark) {
                    defer { received.removeFirst(index + mark.count) }
                    return Array(received[..<(index + mark.count)])
                }
                index += 1
            }
            searched = received.count
            try receiveMore()
        }
    }

    private struct Stopped: Error { let isEnd: Bool }

    private func receiveMore() throws(Stopped) {
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0 else { throw Stopped(isEnd: count == 0 || errno == ECONNRESET) }
        received += buffer[..<count]
    }
}
