import Glibc

/// A point of the clock that nobody sets, in milliseconds.
package struct MonotonicTime: Sendable, Comparable {
    package let milliseconds: Int

    static let distantFuture = MonotonicTime(milliseconds: .max)

    package static var now: MonotonicTime {
        var time = Glibc.timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return MonotonicTime(milliseconds: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
    }

    package static func < (left: MonotonicTime, right: MonotonicTime) -> Bool { left.milliseconds < right.milliseconds }

    static func + (time: MonotonicTime, duration: Duration) -> MonotonicTime {
        let (seconds, attoseconds) = duration.components
        return MonotonicTime(
            milliseconds: time.milliseconds + Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000))
    }

    var timespec: timespec {
        Glibc.timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    }
}
