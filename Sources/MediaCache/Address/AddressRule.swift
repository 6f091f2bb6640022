/// Which addresses may be fetched from: those that the whole internet can reach (IANA's registries of special-purpose
/// addresses, RFC 6890 and its successors), so that nobody sees through the server what only the server can see.
package struct AddressRule: Sendable {
    /// Also this machine and its private networks, for local work. The addresses at which clouds answer with
    /// credentials stay refused.
    package let allowsPrivate: Bool

    package init(allowsPrivate: Bool = false) {
        self.allowsPrivate = allowsPrivate
    }

    /// Whether a connection may go there.
    package func allows(_ address: IPAddress) -> Bool {
        isGlobal(address) || (allowsPrivate && isPrivate(address))
    }

    private func isGlobal(_ address: IPAddress) -> Bool {
        switch address {
        case .v4(let bits): !Block4.special.contains { $0.holds(bits) }
        case .v6(let high, let low): isGlobal(high, low)
        }
    }

    private func isGlobal(_ high: UInt64, _ low: UInt64) -> Bool {
        if Block6.translated.holds(high, low) { return isGlobal(.v4(UInt32(truncatingIfNeeded: low))) }
        guard Block6.unicast.holds(high, low), !Block6.special.contains(where: { $0.holds(high, low) }) else {
            return false
        }
        return embedded(high, low).allSatisfy(isGlobal)
    }

    /// The IPv4 addresses to which a router would hand what is sent to this address.
    private func embedded(_ high: UInt64, _ low: UInt64) -> [IPAddress] {
        var found: [IPAddress] = []
        // 6to4 (RFC 3056, section 2): the 32 bits after 2002.
        if Block6.sixToFour.holds(high, low) { found.append(.v4(UInt32(truncatingIfNeeded: high >> 16))) }
        // ISATAP (RFC 5214, section 6.1): the last 32 bits behind 0000:5efe or 0200:5efe.
        if [0x0000_5EFE, 0x0200_5EFE].contains(low >> 32) { found.append(.v4(UInt32(truncatingIfNeeded: low))) }
        return found
    }

    private func isPrivate(_ address: IPAddress) -> Bool {
        switch address {
        case .v4(let bits): Block4.local.contains { $0.holds(bits) }
        case .v6(let high, let low):
            Block6.local.contains { $0.holds(high, low) } && !Block6.metadata.contains { $0.holds(high, low) }
        }
    }
}
