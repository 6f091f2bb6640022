import Glibc

/// A client on the loopback interface: one connection, one request after another.
struct LoopbackClient {
    private let socket: Int32

    /// Connects to a port of this machine; nil where nobody listens.
    init?(port: UInt16) {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { return nil }
        var on: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Sends a request and reads the whole answer.
    func exchange(_ request: [UInt8]) {
        _ = request.withUnsafeBytes { send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        withUnsafeTemporaryAllocation(byteCount: 64 * 1024, alignment: 16) { chunk in
            var received = 0
            var expected = 1
            while received < expected {
                let count = recv(socket, chunk.baseAddress, chunk.count, 0)
                guard count > 0 else { preconditionFailure("the server ended the connection") }
                if received == 0 { expected = Self.length(of: UnsafeRawBufferPointer(chunk)[..<count]) }
                received += count
            }
        }
    }

    /// The bytes of head and body together, from an answer's first bytes.
    private static func length(of answer: Slice<UnsafeRawBufferPointer>) -> Int {
        let field = Array("Content-Length: ".utf8)
        var body = 0
        for index in answer.indices {
            if answer[index] == field[0], answer[index...].starts(with: field) {
                body = answer[(index + field.count)...].prefix { $0 > 0x20 }.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            }
            if answer[index] == 0x0D, answer[index...].starts(with: [0x0D, 0x0A, 0x0D, 0x0A]) {
                return index + 4 + body
            }
        }
        return answer.count
    }
}
