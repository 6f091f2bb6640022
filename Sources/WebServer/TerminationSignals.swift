import Glibc

/// SIGTERM and SIGINT as calls on a thread of their own.
package enum TerminationSignals {
    private static var set: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGTERM)
        sigaddset(&signals, SIGINT)
        return signals
    }

    /// Holds the signals back in this thread and all that it starts; to be called before there are others.
    package static func block() {
        var signals = set
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Calls the closure at each signal from now on; they have to be blocked.
    package static func forEach(_ body: @escaping @Sendable () -> Void) {
        Thread.start {
            var signals = set
            var received: Int32 = 0
            while sigwait(&signals, &received) == 0 { body() }
        }
    }
}
