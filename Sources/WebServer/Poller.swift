import CEpoll
import Glibc

/// Tells which descriptors are ready; the one file that knows epoll. Level-triggered: what was left is told again.
///
/// `@unchecked`: `wake` may be called from anywhere, all else belongs to one thread.
final class Poller: @unchecked Sendable {
    struct Interest: OptionSet {
        let rawValue: UInt32
        static let read = Interest(rawValue: EPOLLIN.rawValue)
        static let write = Interest(rawValue: EPOLLOUT.rawValue)
        /// Wakes one of several pollers that watch the same listener.
        static let shared = Interest(rawValue: EPOLLEXCLUSIVE.rawValue)
    }

    struct Event {
        /// What was given when the descriptor was added.
        let token: UInt64
        let isReadable: Bool
        let isWritable: Bool
        /// The other side is gone, or the descriptor has failed.
        let isClosed: Bool
    }

    private static let wakeToken = UInt64.max
    private static let capacity = 256

    private let descriptor: Int32
    private let wakeDescriptor: Int32
    private let events = UnsafeMutablePointer<epoll_event>.allocate(capacity: capacity)

    init() {
        descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
        wakeDescriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
        precondition(descriptor >= 0 && wakeDescriptor >= 0, "The system gives no descriptor for a loop.")
        events.initialize(repeating: epoll_event(), count: Self.capacity)
        add(wakeDescriptor, token: Self.wakeToken, .read)
    }

    deinit {
        close(descriptor)
        close(wakeDescriptor)
        events.deallocate()
    }

    func add(_ watched: Int32, token: UInt64, _ interest: Interest) {
        control(EPOLL_CTL_ADD, watched, token, interest)
    }

    func change(_ watched: Int32, token: UInt64, _ interest: Interest) {
        control(EPOLL_CTL_MOD, watched, token, interest)
    }

    func remove(_ watched: Int32) { control(EPOLL_CTL_DEL, watched, 0, []) }

    private func control(_ operation: Int32, _ watched: Int32, _ token: UInt64, _ interest: Interest) {
        var event = epoll_event()
        event.events = interest.rawValue
        event.data.u64 = token
        epoll_ctl(descriptor, operation, watched, &event)
    }

    /// Waits until something is ready, somebody wakes, or the time is over, and hands out what is ready.
    func wait(milliseconds: Int, _ handle: (Event) -> Void) {
        let count = epoll_wait(descriptor, events, Int32(Self.capacity), Int32(clamping: milliseconds))
        for index in 0..<max(0, Int(count)) {
            let ready = Interest(rawValue: events[index].events)
            let token = events[index].data.u64
            if token == Self.wakeToken {
                var wakes: UInt64 = 0
                read(wakeDescriptor, &wakes, MemoryLayout<UInt64>.size)
                continue
            }
            let isClosed = ready.rawValue & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0
            handle(
                Event(
                    token: token, isReadable: ready.contains(.read), isWritable: ready.contains(.write),
                    isClosed: isClosed))
        }
    }

    func wake() {
        var one: UInt64 = 1
        write(wakeDescriptor, &one, MemoryLayout<UInt64>.size)
    }
}
