import Foundation
import Testing
import TestSupport
import WebServer

struct PlayerSizeTests {
    /// A phone on a slow line loads the player before anything moves.
    @Test func `the player with its styles takes at most 12 KB gzipped`() throws {
        let assets = try AssetStore(directory: Fixtures.root.appending(path: "Public").path)
        let player = assets.assets.values.filter {
            $0.path.hasPrefix("/player/") && $0.path.hasSuffix(".js") && !$0.path.contains("transport")
        }
        #expect(player.count > 4)
        #expect(player.reduce(0) { $0 + ($1.gzipped?.count ?? $1.bytes.count) } <= 12 * 1000)
    }
}
