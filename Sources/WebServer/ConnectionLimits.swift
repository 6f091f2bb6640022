/// Counts the open connections of all loops.
final class ConnectionLimits: Sendable {
    private struct Counts: Sendable {
        var all = 0
        var byNetwork: [UInt64: Int] = [:]
    }

    private let counts = Guarded(Counts())
    private let all: Int
    private let byAddress: Int

    init(all: Int, byAddress: Int) {
        self.all = all
        self.byAddress = byAddress
    }

    /// Counts a connection in; false, and nothing counted, where there are too many already.
    func admit(_ peer: PeerAddress) -> Bool {
        counts.withLock { counts in
            let same = counts.byNetwork[peer.network, default: 0]
            guard counts.all < all, same < byAddress else { return false }
            counts.all += 1
            counts.byNetwork[peer.network] = same + 1
            return true
        }
    }

    func release(_ peer: PeerAddress) {
        counts.withLock { counts in
            counts.all -= 1
            let others = counts.byNetwork[peer.network, default: 1] - 1
            counts.byNetwork[peer.network] = others == 0 ? nil : others
        }
    }
}
