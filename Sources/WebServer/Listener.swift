import Glibc

/// Why nothing can be listened to, as a sentence.
package struct ListenError: Error, CustomStringConvertible {
    package let description: String
}

/// A listening socket, shared by all loops.
final class Listener: Sendable {
    private enum Accepted {
        case connection(LoopInbox.Arrival)
        case nothing
        /// The process or the system has no descriptor left.
        case noDescriptor
    }

    /// Of the process, as its descriptors are. Whoever accepts does so under its lock: another loop would take the
    /// place that was given up, and nothing were left to close the next connection with.
    private static let spare = Guarded(SpareDescriptor())

    let descriptor: Int32
    /// Where it really listens, after port 0 too.
    let port: UInt16
    let address: String

    /// Binds every address of the host; all share one port.
    static func all(host: String, port: UInt16) throws(ListenError) -> [Listener] {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE
        var found: UnsafeMutablePointer<addrinfo>?
        let result = getaddrinfo(host, nil, &hints, &found)
        defer { if let found { freeaddrinfo(found) } }
        guard result == 0 else {
            throw ListenError(description: "The host \(host) is unknown: \(String(cString: gai_strerror(result))).")
        }
        var listeners: [Listener] = []
        var next = found
        while let info = next?.pointee {
            if let address = info.ai_addr {
                let shared = listeners.first?.port ?? port
                listeners.append(try Listener(address, info.ai_addrlen, family: info.ai_family, port: shared))
            }
            next = info.ai_next
        }
        return listeners
    }

    private init(
        _ address: UnsafeMutablePointer<sockaddr>, _ length: socklen_t, family: Int32, port: UInt16
    ) throws(ListenError) {
        let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(family, type, 0)
        self.descriptor = descriptor
        Self.spare.withLock { $0.keep() }
        var storage = sockaddr_storage()
        withUnsafeMutableBytes(of: &storage) { bytes in
            bytes.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(length)))
            // Both families keep the port behind the family.
            bytes.storeBytes(of: port.bigEndian, toByteOffset: MemoryLayout<sa_family_t>.size, as: UInt16.self)
        }
        var one: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, socklen_t(MemoryLayout<Int32>.size))
        // Inherited by every accepted socket: an answer is written at once, there is nothing to wait for.
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, socklen_t(MemoryLayout<Int32>.size))
        let isBound = Self.withAddress(&storage) { bind(descriptor, $0, length) == 0 }
        guard descriptor >= 0, isBound, listen(descriptor, SOMAXCONN) == 0 else {
            let reason = String(cString: strerror(errno))
            close(descriptor)
            let text = PeerAddress(storage).text
            throw ListenError(description: "Port \(port) of \(text) cannot be listened to: \(reason).")
        }
        var actual = length
        _ = Self.withAddress(&storage) { getsockname(descriptor, $0, &actual) }
        self.port = PeerAddress.port(storage)
        let text = PeerAddress(storage).text
        self.address = text.utf8.contains(UInt8(ascii: ":")) ? "[\(text)]:\(self.port)" : "\(text):\(self.port)"
    }

    deinit { close(descriptor) }

    /// Takes one waiting connection, non-blocking; nil where there is none. Where no descriptor is left, it is closed.
    func accept() -> LoopInbox.Arrival? {
        Self.spare.withLock { spare in
            spare.keep()
            switch takeWaiting() {
            case .connection(let arrival): return arrival
            case .nothing: return nil
            case .noDescriptor:
                spare.giveUp()
                if case .connection(let arrival) = takeWaiting() { close(arrival.descriptor) }
                spare.keep()
                return nil
            }
        }
    }

    private func takeWaiting() -> Accepted {
        var storage = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        while true {
            let accepted = Self.withAddress(&storage) { Glibc.accept(descriptor, $0, &length) }
            if accepted >= 0 {
                _ = fcntl(accepted, F_SETFL, O_NONBLOCK)
                _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
                return .connection(LoopInbox.Arrival(descriptor: accepted, peer: PeerAddress(storage)))
            }
            switch errno {
            case EINTR, ECONNABORTED, EPROTO: continue
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .noDescriptor
            default: return .nothing
            }
        }
    }

    /// From now on new connections are refused.
    func refuse() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    private static func withAddress<Result>(
        _ storage: inout sockaddr_storage, _ body: (UnsafeMutablePointer<sockaddr>) -> Result
    ) -> Result {
        withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0) }
        }
    }
}
