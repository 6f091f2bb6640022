import Foundation
import Testing
import TestSupport
import WebServer

struct PlayerSizeTests {
    /// What is loaded only with a button's first press, or beside the player.
    private static let others = ["/player/sheet.js", "/player/still.js", "/player/stories-transport.js"]

    /// A phone on a slow line loads the player before anything moves.
    @Test func `all that the player loads to play, its styles and words too, takes at most 10 KB gzipped`() throws {
        let assets = try AssetStore(directory: Fixtures.root.appending(path: "Public").path)
        let player = assets.assets.values.filter {
            $0.path.hasPrefix("/player/") && $0.path.hasSuffix(".js") && !Self.others.contains($0.path)
        }
        #expect(player.count == 4)
        #expect(player.reduce(0) { $0 + ($1.gzipped?.count ?? $1.bytes.count) } <= 10 * 1000)
    }
}
