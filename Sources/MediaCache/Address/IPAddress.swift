import Glibc

/// An address that a connection could go to, without its port.
package enum IPAddress: Sendable, Hashable {
    /// In the host's byte order: 127.0.0.1 is 0x7F00_0001.
    case v4(UInt32)
    /// The first and the last 64 bits, in the host's byte order.
    case v6(UInt64, UInt64)

    /// Nil for what is neither IPv4 nor IPv6, such as the path of a local socket.
    package init?(_ address: UnsafePointer<sockaddr>) {
        let bytes = UnsafeRawPointer(address)
        switch Int32(bytes.loadUnaligned(as: sa_family_t.self)) {
        case AF_INET:
            let address = bytes.loadUnaligned(as: sockaddr_in.self).sin_addr
            self = .v4(UInt32(bigEndian: address.s_addr))
        case AF_INET6:
            let address = bytes.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            self = withUnsafeBytes(of: address) { bytes in
                .v6(
                    UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                    UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
            }
        default: return nil
        }
    }
}
