import Glibc
import Testing

@testable import WebServer

struct LoopInboxTests {
    private let arrival = LoopInbox.Arrival(descriptor: -1, peer: PeerAddress(sockaddr_storage()))

    @Test func `what was handed over is taken once`() {
        let inbox = LoopInbox()
        #expect(inbox.offer(arrival))
        inbox.deliver(.end, to: 7)
        let contents = inbox.take()
        #expect(contents.arrivals.count == 1)
        #expect(contents.deliveries.map(\.token) == [7])
        #expect(inbox.take().arrivals.isEmpty)
    }

    @Test func `an ended loop takes no connection, and none ends with one untaken`() {
        let inbox = LoopInbox()
        #expect(inbox.offer(arrival))
        #expect(!inbox.close())
        _ = inbox.take()
        #expect(inbox.close())
        #expect(!inbox.offer(arrival))
        #expect(inbox.take().arrivals.isEmpty)
    }
}
