import Glibc
import ShareStore
import WebServer

/// Removes what has expired, in small batches, so that no writer waits long for it.
struct StorePurge: Sendable {
    /// An expired share is kept so long, as its owner may extend it.
    static let graceSeconds: Int64 = 7 * 86_400
    private static let batch = 50
    private static let pauseSeconds: UInt32 = 60
    private static let pauseOfBatchesMicroseconds: UInt32 = 20_000

    let store: any ShareStore
    let pictures: HeldPictures?

    /// Goes on for as long as the process lives.
    func start() {
        Thread.start {
            while true {
                purge(at: .now)
                sleep(Self.pauseSeconds)
            }
        }
    }

    /// Where the store fails the next time is another try; `/health` says what is the matter.
    func purge(at now: UnixTime) {
        let instant = now.adding(seconds: -Self.graceSeconds)
        while let count = try? store.purge(expiredBefore: instant, atMost: Self.batch), count > 0 {
            usleep(Self.pauseOfBatchesMicroseconds)
        }
        pictures?.dropStrangers(to: store)
    }
}
