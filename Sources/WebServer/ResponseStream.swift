/// A body that is written while the client reads it already; the connection's end is its end.
///
/// Any thread may write. Where all of it is longer than `maxBytes`, or takes longer than `Deadlines.streaming`, the
/// connection ends early.
package struct ResponseStream: Sendable {
    static let maxBytes = 4 << 20

    let inbox: LoopInbox
    let token: UInt64

    /// Nothing happens where the client has gone.
    package func write(_ bytes: [UInt8]) { inbox.deliver(.piece(bytes), to: token) }

    /// Nothing may be written afterwards.
    package func end() { inbox.deliver(.end, to: token) }
}
