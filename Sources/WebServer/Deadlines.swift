/// How long each phase of a connection may last in all, however busily its bytes drip. Looked at once a second.
package struct Deadlines: Sendable {
    /// From a head's first byte to its last.
    package var head: Duration = .seconds(10)
    /// From a head's end to its body's end.
    package var body: Duration = .seconds(15)
    /// Without a byte, after connecting and between requests.
    package var idle: Duration = .seconds(30)
    /// For an answer, besides what its length takes at the slowest speed.
    package var writing: Duration = .seconds(30)
    /// For an answer whose body is written while it is read.
    package var streaming: Duration = .seconds(120)
    package var slowestBytesPerSecond = 64 * 1024
    /// For the client to close after its last answer.
    package var drain: Duration = .seconds(2)
    /// For all that is in flight when the server stops.
    package var shutdown: Duration = .seconds(10)

    package init() {}
}
