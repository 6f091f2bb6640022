import Testing

@testable import MediaCache

struct AddressRuleTests {
    @Test(arguments: [
        "8.8.8.8", "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
        "128.0.0.0", "168.63.129.15", "168.63.129.17", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0",
        "191.255.255.255", "192.0.1.0", "192.0.3.0", "192.88.98.255", "192.88.100.0", "192.167.255.255", "192.169.0.0",
        "198.17.255.255", "198.20.0.0", "198.51.99.255", "198.51.101.0", "203.0.112.255", "203.0.114.0",
        "223.255.255.255", "2000::", "2001:200::", "2001:4860:4860::8888", "2001:db7:ffff::1", "2001:db9::",
        "2606:4700::1111", "2a00:1450::1", "2003::1", "3ffd:ffff::1", "3fff:1000::", "64:ff9b::8.8.8.8",
        "2002:808:808::1", "2606:4700::5efe:808:808", "2606:4700::200:5efe:808:808",
    ])
    func `an address of the whole internet is allowed`(text: String) throws {
        #expect(AddressRule().allows(try #require(IPAddress(text))))
    }

    @Test(arguments: [
        "0.0.0.0", "0.255.255.255", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255", "127.0.0.0",
        "127.255.255.255", "168.63.129.16", "169.254.0.0", "169.254.169.254", "169.254.255.255", "172.16.0.0",
        "172.31.255.255", "192.0.0.0", "192.0.0.255", "192.0.2.0", "192.0.2.255", "192.88.99.0", "192.168.0.0",
        "192.168.255.255", "198.18.0.0", "198.19.255.255", "198.51.100.0", "203.0.113.255", "224.0.0.0",
        "239.255.255.255", "240.0.0.0", "255.255.255.255",
    ])
    func `an IPv4 address of a special purpose is refused`(text: String) throws {
        #expect(!AddressRule().allows(try #require(IPAddress(text))))
    }

    @Test(arguments: [
        "::", "::1", "::2", "100::1", "100:0:0:1::1", "1fff:ffff::", "2001::1", "2001:1ff:ffff::1", "2001:db8::1",
        "2001:db8:ffff::1", "3ffe::1", "3fff::1", "3fff:fff:ffff::1", "4000::1", "5f00::1", "fc00::1", "fd00:ec2::254",
        "fdff::1", "fe80::1", "febf::1", "fec0::1", "ff02::1", "ff0e::1", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff",
    ])
    func `an IPv6 address of a special purpose is refused`(text: String) throws {
        #expect(!AddressRule().allows(try #require(IPAddress(text))))
    }

    @Test(arguments: [
        ("mapped", "::ffff:127.0.0.1"), ("mapped, although global", "::ffff:8.8.8.8"),
        ("translated (SIIT)", "::ffff:0:127.0.0.1"), ("compatible", "::127.0.0.1"), ("compatible", "::8.8.8.8"),
        ("NAT64", "64:ff9b::10.0.0.1"), ("NAT64", "64:ff9b::169.254.169.254"), ("NAT64", "64:ff9b::168.63.129.16"),
        ("NAT64, not the well-known length", "64:ff9b:0:1::8.8.8.8"), ("NAT64 of local use", "64:ff9b:1::8.8.8.8"),
        ("6to4", "2002:7f00:1::1"), ("6to4", "2002:a9fe:a9fe::"), ("6to4", "2002:c0a8:1::808:808"),
        ("Teredo", "2001:0:0808:0808::80ff:fffe"), ("ISATAP", "fe80::5efe:8.8.8.8"),
        ("ISATAP", "2606:4700::5efe:10.0.0.1"), ("ISATAP", "2606:4700::200:5efe:10.0.0.1"),
        ("ISATAP inside 6to4", "2002:808:808::5efe:127.0.0.1"),
    ])
    func `an IPv4 address inside an IPv6 address is not forgotten`(form: String, text: String) throws {
        #expect(!AddressRule().allows(try #require(IPAddress(text))), "\(form)")
    }

    @Test(arguments: ["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "::1", "fd12::1", "8.8.8.8"])
    func `local work may reach this machine and private networks`(text: String) throws {
        #expect(AddressRule(allowsPrivate: true).allows(try #require(IPAddress(text))))
    }

    @Test(arguments: [
        "169.254.169.254", "169.254.170.2", "100.100.100.200", "168.63.129.16", "fd00:ec2::254", "fd20:ce::254",
        "fe80::1", "0.0.0.0", "::", "224.0.0.1", "::ffff:127.0.0.1", "64:ff9b::10.0.0.1", "255.255.255.255",
    ])
    func `local work does not reach what a cloud tells its machines, nor odd forms`(text: String) throws {
        #expect(!AddressRule(allowsPrivate: true).allows(try #require(IPAddress(text))))
    }
}
