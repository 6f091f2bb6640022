import Glibc
import Testing

@testable import WebServer

struct PeerAddressTests {
    private func address(_ text: String) -> PeerAddress {
        var storage = sockaddr_storage()
        withUnsafeMutableBytes(of: &storage) { bytes in
            let isVersion6 = text.contains(":")
            bytes.storeBytes(of: sa_family_t(isVersion6 ? AF_INET6 : AF_INET), as: sa_family_t.self)
            inet_pton(isVersion6 ? AF_INET6 : AF_INET, text, bytes.baseAddress?.advanced(by: isVersion6 ? 8 : 4))
        }
        return PeerAddress(storage)
    }

    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), ("::1", "::1"), ("::ffff:10.0.0.1", "10.0.0.1"), ("2001:DB8::1", "2001:db8::1"),
    ])
    func `an address is written as people write it`(text: String, expected: String) {
        #expect(address(text).text == expected)
    }

    @Test(arguments: [
        ("10.0.0.1", "::ffff:10.0.0.1", true), ("10.0.0.1", "10.0.0.2", false),
        ("2001:db8::1", "2001:db8::ffff:2", true), ("2001:db8::1", "2001:db8:0:1::1", false), ("::1", "0.0.0.1", false),
    ])
    func `IPv6 addresses of one network are counted as one`(first: String, second: String, isSame: Bool) {
        #expect((address(first).network == address(second).network) == isSame)
    }

    @Test(arguments: ["127.0.0.1", "::1", "::ffff:10.0.0.1", "2001:DB8::1"])
    func `an address is read as it is written`(text: String) {
        #expect(PeerAddress(text)?.text == address(text).text)
        #expect(PeerAddress(text)?.network == address(text).network)
    }

    @Test(arguments: ["", "a", "1.2.3", "1.2.3.4:80", "[::1]", "::1%lo", "1.2.3.4 ", "::g"])
    func `a text that is no address is none`(text: String) {
        #expect(PeerAddress(text) == nil)
    }
}
