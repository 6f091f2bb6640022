import Glibc

/// An instant, as milliseconds since 1 January 1970 in UTC.
package struct UnixTime: Hashable, Comparable, Sendable {
    package let milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// The system's clock.
    package static var now: UnixTime {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return UnixTime(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }

    package static func < (left: UnixTime, right: UnixTime) -> Bool { left.milliseconds < right.milliseconds }

    /// The instant that many seconds later; earlier where negative.
    package func adding(seconds: Int64) -> UnixTime { UnixTime(milliseconds: milliseconds + seconds * 1000) }
}
