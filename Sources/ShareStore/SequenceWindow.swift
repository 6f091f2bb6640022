/// Tells a batch that was not seen yet from a repeated one. Batches may overtake each other by up to 63.
struct SequenceWindow: Equatable {
    private(set) var highest = -1
    /// Bit n: `highest - n` was seen.
    private(set) var seen: UInt64 = 0

    init() {}

    init(highest: Int, seen: UInt64) {
        self.highest = highest
        self.seen = seen
    }

    /// Whether it is new; takes note of it.
    mutating func accept(_ sequence: Int) -> Bool {
        guard sequence >= 0 else { return false }
        if sequence > highest {
            // A shift by 64 or more leaves nothing.
            seen = seen << (sequence - highest) | 1
            highest = sequence
            return true
        }
        guard highest - sequence < 64 else { return false }
        let bit = UInt64(1) << (highest - sequence)
        defer { seen |= bit }
        return seen & bit == 0
    }
}
