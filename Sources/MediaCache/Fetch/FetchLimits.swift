/// How long and how far a fetch goes.
struct FetchLimits: Sendable {
    /// To find the host's addresses, and again to connect to one.
    var connect = Duration.seconds(3)
    /// From the call to the last byte, redirects included.
    var whole = Duration.seconds(10)
    var redirects = 3
    /// Of one answer's head.
    var headBytes = 64 << 10
}
