/// IPv4 addresses that share their first bits.
struct Block4: Sendable {
    private let start: UInt32
    private let mask: UInt32

    init(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8, bits: Int) {
        start = [a, b, c, d].reduce(0) { $0 << 8 | UInt32($1) }
        mask = ~0 << UInt32(32 - bits)
    }

    func holds(_ address: UInt32) -> Bool { address & mask == start }

    /// What is not globally reachable, or not a picture's place.
    static let special = [
        Block4(0, 0, 0, 0, bits: 8),  // this network (RFC 791)
        Block4(10, 0, 0, 0, bits: 8),  // private (RFC 1918)
        Block4(100, 64, 0, 0, bits: 10),  // behind a provider's translation (RFC 6598)
        Block4(127, 0, 0, 0, bits: 8),  // this machine (RFC 1122)
        Block4(168, 63, 129, 16, bits: 32),  // what Azure tells its machines
        Block4(169, 254, 0, 0, bits: 16),  // this link (RFC 3927), and what clouds tell their machines
        Block4(172, 16, 0, 0, bits: 12),  // private (RFC 1918)
        Block4(192, 0, 0, 0, bits: 24),  // for protocols (RFC 6890)
        Block4(192, 0, 2, 0, bits: 24),  // documentation (RFC 5737)
        Block4(192, 88, 99, 0, bits: 24),  // relays of 6to4, withdrawn (RFC 7526)
        Block4(192, 168, 0, 0, bits: 16),  // private (RFC 1918)
        Block4(198, 18, 0, 0, bits: 15),  // benchmarks (RFC 2544)
        Block4(198, 51, 100, 0, bits: 24),  // documentation (RFC 5737)
        Block4(203, 0, 113, 0, bits: 24),  // documentation (RFC 5737)
        Block4(224, 0, 0, 0, bits: 4),  // multicast (RFC 5771)
        Block4(240, 0, 0, 0, bits: 4),  // reserved, and broadcast (RFC 1112, RFC 919)
    ]

    /// What local work may reach.
    static let local = [
        Block4(10, 0, 0, 0, bits: 8), Block4(127, 0, 0, 0, bits: 8),
        Block4(172, 16, 0, 0, bits: 12), Block4(192, 168, 0, 0, bits: 16),
    ]
}

/// IPv6 addresses that share their first bits.
struct Block6: Sendable {
    private let high: UInt64
    private let low: UInt64
    private let highMask: UInt64
    private let lowMask: UInt64

    init(_ high: UInt64, _ low: UInt64 = 0, bits: Int) {
        self.high = high
        self.low = low
        // Shifts beyond the width give 0.
        highMask = ~0 << UInt64(max(0, 64 - bits))
        lowMask = ~0 << UInt64(min(64, 128 - bits))
    }

    func holds(_ high: UInt64, _ low: UInt64) -> Bool {
        high & highMask == self.high && low & lowMask == self.low
    }

    /// All that is assigned to be reached globally (RFC 4291, section 2.4). Outside of it lie the unspecified address,
    /// loopback, IPv4-mapped and IPv4-compatible addresses, NAT64 for local use, discard-only, segment routing,
    /// unique local, link-local, site-local and multicast addresses.
    static let unicast = Block6(0x2000_0000_0000_0000, bits: 3)

    /// What of it is not globally reachable.
    static let special = [
        Block6(0x2001_0000_0000_0000, bits: 23),  // for protocols (RFC 2928), Teredo among them (RFC 4380)
        Block6(0x2001_0DB8_0000_0000, bits: 32),  // documentation (RFC 3849)
        Block6(0x3FFE_0000_0000_0000, bits: 16),  // the 6bone, withdrawn (RFC 3701)
        Block6(0x3FFF_0000_0000_0000, bits: 20),  // documentation (RFC 9637)
    ]

    /// An IPv4 address in its last 32 bits (NAT64, RFC 6052, section 2.1).
    static let translated = Block6(0x0064_FF9B_0000_0000, bits: 96)
    static let sixToFour = Block6(0x2002_0000_0000_0000, bits: 16)

    /// What local work may reach: this machine, and unique local addresses (RFC 4193).
    static let local = [Block6(0, 1, bits: 128), Block6(0xFC00_0000_0000_0000, bits: 7)]

    /// What clouds tell their machines: Amazon's and Google's addresses.
    static let metadata = [
        Block6(0xFD00_0EC2_0000_0000, 0x0254, bits: 128), Block6(0xFD20_00CE_0000_0000, 0x0254, bits: 128),
    ]
}
