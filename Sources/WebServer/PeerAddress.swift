import Glibc

/// The address of a connection's other side.
package struct PeerAddress: Sendable {
    /// As people write it, without the port; an IPv4 address that came through an IPv6 socket as IPv4.
    package let text: String
    /// What connections are counted by: an IPv4 address, or the first 64 bits of an IPv6 address, as one customer
    /// commonly has all of the rest.
    package let network: UInt64

    init(_ storage: sockaddr_storage) {
        if Int32(storage.ss_family) == AF_INET {
            self.init(version4: Self.read(storage, as: sockaddr_in.self).sin_addr)
        } else {
            self.init(version6: Self.read(storage, as: sockaddr_in6.self).sin6_addr)
        }
    }

    /// An address as people write it; nil where the text is none.
    package init?(_ text: String) {
        var (address4, address6) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, text, &address4) == 1 {
            self.init(version4: address4)
        } else if inet_pton(AF_INET6, text, &address6) == 1 {
            self.init(version6: address6)
        } else {
            return nil
        }
    }

    private init(version4 address: in_addr) {
        var address = address
        text = Self.text(AF_INET, &address)
        network = UInt64(address.s_addr) | 1 << 32
    }

    private init(version6 address: in6_addr) {
        let bytes = withUnsafeBytes(of: address) { Array($0) }
        if bytes.starts(with: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]) {
            let mapped = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 12, as: in_addr.self) }
            self = PeerAddress(version4: mapped)
        } else {
            var address = address
            self = PeerAddress(
                text: Self.text(AF_INET6, &address), network: bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
        }
    }

    private init(text: String, network: UInt64) {
        self.text = text
        self.network = network
    }

    /// The port of a socket's own address, in the host's byte order.
    static func port(_ storage: sockaddr_storage) -> UInt16 {
        // Both families keep the port in the same place.
        UInt16(bigEndian: read(storage, as: sockaddr_in.self).sin_port)
    }

    private static func read<Address>(_ storage: sockaddr_storage, as type: Address.Type) -> Address {
        withUnsafeBytes(of: storage) { $0.loadUnaligned(as: type) }
    }

    private static func text(_ family: Int32, _ address: UnsafeRawPointer) -> String {
        var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(family, address, &buffer, socklen_t(buffer.count))
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
