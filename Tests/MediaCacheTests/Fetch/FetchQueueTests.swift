import Glibc
import Testing

@testable import MediaCache

struct FetchQueueTests {
    /// A gate at which work waits, and what happened at it.
    private final class Gate: Sendable {
        struct State {
            var arrived: [FetchRequest] = []
            var most = 0
            var inside = 0
            var open = false
        }

        let state = Locked(State())

        func pass(_ request: FetchRequest, _ watch: FetchWatch) throws(FetchFailure) -> String {
            state.withLock {
                $0.arrived.append(request)
                $0.inside += 1
                $0.most = max($0.most, $0.inside)
            }
            watch.onProgress(FetchProgress(byteCount: 1, expectedByteCount: nil))
            while !watch.isStopped(), !state.withLock({ $0.open }) { usleep(1000) }
            state.withLock { $0.inside -= 1 }
            if watch.isStopped() { throw .stopped }
            return request.url
        }

        func open() { state.withLock { $0.open = true } }
        func waitForArrivals(_ count: Int) { state.wait { $0.arrived.count >= count } }
        var arrived: [FetchRequest] { state.withLock { $0.arrived } }
        var most: Int { state.withLock { $0.most } }
    }

    private typealias Outcome = FetchQueue<String>.Outcome

    private let gate = Gate()
    private let outcomes = Locked<[Outcome]>([])

    private func queue(atOnce: Int = 4, capacity: Int = 100) -> FetchQueue<String> {
        FetchQueue(atOnce: atOnce, capacity: capacity, work: gate.pass)
    }

    private func submit(_ request: FetchRequest, to queue: FetchQueue<String>) {
        queue.submit(request) { [outcomes] outcome in outcomes.withLock { $0.append(outcome) } }
    }

    private func waitForOutcomes(_ count: Int) -> [Outcome] {
        outcomes.wait { $0.count >= count }
        return outcomes.withLock { $0 }
    }

    @Test func `four run at once and a hundred wait`() {
        let queue = queue()
        for number in 0..<104 { submit(FetchRequest("\(number)"), to: queue) }
        #expect(waitForNothing())
        submit(FetchRequest("one too many"), to: queue)
        #expect(waitForOutcomes(1) == [.failure(.queueFull)])
        gate.open()
        #expect(waitForOutcomes(105).count == 105)
        #expect(gate.most == 4)
        #expect(Set(gate.arrived.map(\.url)) == Set((0..<104).map(String.init)))
    }

    private func waitForNothing() -> Bool {
        gate.waitForArrivals(4)
        return outcomes.withLock { $0.isEmpty }
    }

    @Test func `those who ask for the same share one fetch, also when the queue is full`() {
        let queue = queue(atOnce: 1, capacity: 0)
        for _ in 0..<50 { submit(FetchRequest("a"), to: queue) }
        gate.open()
        #expect(waitForOutcomes(50) == Array(repeating: .success("a"), count: 50))
        #expect(gate.arrived.count == 1)
    }

    @Test func `what is asked for after a fetch has ended is fetched again`() {
        let queue = queue()
        gate.open()
        submit(FetchRequest("a"), to: queue)
        _ = waitForOutcomes(1)
        submit(FetchRequest("a"), to: queue)
        _ = waitForOutcomes(2)
        #expect(gate.arrived.count == 2)
    }

    @Test func `other headers, and every post, are fetches of their own`() {
        let queue = queue()
        submit(FetchRequest("a"), to: queue)
        submit(FetchRequest("a", headers: [.init("Accept", "image/png")]), to: queue)
        submit(FetchRequest("a", method: .post([1])), to: queue)
        submit(FetchRequest("a", method: .post([1])), to: queue)
        gate.waitForArrivals(4)
        gate.open()
        #expect(waitForOutcomes(4).count == 4)
    }

    @Test func `a failed fetch says so to all who asked`() {
        let queue = FetchQueue<String> { _, _ throws(FetchFailure) in throw .timedOut }
        submit(FetchRequest("a"), to: queue)
        #expect(waitForOutcomes(1) == [.failure(.timedOut)])
    }

    @Test func `progress reaches the one who asked`() {
        let queue = queue()
        let seen = Locked<[FetchProgress]>([])
        queue.submit(FetchRequest("a"), onProgress: { progress in seen.withLock { $0.append(progress) } }) { _ in }
        seen.wait { $0 == [FetchProgress(byteCount: 1, expectedByteCount: nil)] }
        gate.open()
        queue.stop()
    }

    @Test func `stopping ends what runs and what waits, and nothing more is taken`() {
        let queue = queue()
        for number in 0..<20 { submit(FetchRequest("\(number)"), to: queue) }
        gate.waitForArrivals(4)
        queue.stop()
        #expect(outcomes.withLock { $0 } == Array(repeating: .failure(.stopped), count: 20))
        submit(FetchRequest("late"), to: queue)
        #expect(waitForOutcomes(21).last == .failure(.stopped))
        #expect(gate.arrived.count == 4)
    }

    @Test func `a fetch that is stopped leaves its server`() throws {
        let left = Locked(false)
        let server = try PictureServer { visit in
            visit.waitForEnd()
            left.withLock { $0 = true }
        }
        let fetcher = Fetcher(rule: AddressRule(allowsPrivate: true))
        let queue = FetchQueue<Int> { request, watch throws(FetchFailure) in
            try fetcher.bytes(request, watch: watch).bytes.count
        }
        let outcome = Locked<Result<Int, FetchFailure>?>(nil)
        queue.submit(FetchRequest(server.url())) { result in outcome.withLock { $0 = result } }
        server.waitForRequest()
        queue.stop()
        #expect(outcome.withLock { $0 } == .failure(.stopped))
        left.wait { $0 }
    }
}
