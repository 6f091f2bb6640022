import Glibc

/// A value behind a lock, on whose changes threads can wait.
///
/// `@unchecked`, because only the lock shows that no two threads touch the value at once. It is a pthread mutex, as
/// Thread Sanitizer does not understand `Synchronization.Mutex`, which has no condition to wait on either.
package final class Guarded<Value: Sendable>: @unchecked Sendable {
    private var value: Value
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    package init(_ value: Value) {
        self.value = value
        pthread_mutex_init(mutex, nil)
        var attributes = pthread_condattr_t()
        pthread_condattr_init(&attributes)
        pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
        pthread_cond_init(changed, &attributes)
        pthread_condattr_destroy(&attributes)
    }

    deinit {
        pthread_cond_destroy(changed)
        pthread_mutex_destroy(mutex)
        changed.deallocate()
        mutex.deallocate()
    }

    package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(&value)
    }

    /// As `withLock`, then lets every waiting thread look again.
    package func change<Result>(_ body: (inout Value) -> Result) -> Result {
        defer { pthread_cond_broadcast(changed) }
        return withLock(body)
    }

    /// Waits until the body returns something, and returns that.
    package func wait<Result>(until body: (inout Value) -> Result?) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        // The value is accessed anew at each look: one access around the loop would promise that nobody else changes
        // it meanwhile, and the optimiser would look only once.
        while true {
            if let result = body(&value) { return result }
            pthread_cond_wait(changed, mutex)
        }
    }

    /// Waits until the condition holds, or that time has passed.
    package func wait(atMost limit: Duration, until isReached: (Value) -> Bool) {
        let end = MonotonicTime.now + limit
        var time = end.timespec
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while !isReached(value) && MonotonicTime.now < end { pthread_cond_timedwait(changed, mutex, &time) }
    }
}
