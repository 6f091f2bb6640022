/// What a store takes from outside, passed in so that a test can hold it still.
package struct StoreEnvironment: Sendable {
    package var now: @Sendable () -> UnixTime
    /// That many bytes that nobody can guess.
    package var randomBytes: @Sendable (_ count: Int) -> [UInt8]

    package init(
        now: @escaping @Sendable () -> UnixTime = { .now },
        randomBytes: @escaping @Sendable (_ count: Int) -> [UInt8] = Sodium.randomBytes
    ) {
        self.now = now
        self.randomBytes = randomBytes
    }
}
