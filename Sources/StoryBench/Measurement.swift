import CAllocationCount

/// What one operation costs.
struct Measurement {
    let microseconds: Double
    let allocations: Int

    /// Runs an operation in batches; the median batch counts, since machines are shared and noisy.
    init(batches: Int = 15, _ operation: () -> Void) {
        let single = Self.seconds { operation() }
        let repeats = max(1, Int(0.02 / max(single, 1e-7)))
        for _ in 0..<repeats { operation() }
        let times = (0..<batches).map { _ in
            Self.seconds { for _ in 0..<repeats { operation() } } / Double(repeats)
        }
        microseconds = times.sorted()[batches / 2] * 1e6
        let before = storyproof_allocation_count()
        operation()
        allocations = Int(storyproof_allocation_count() - before)
    }

    private static func seconds(_ body: () -> Void) -> Double {
        let time = ContinuousClock().measure(body)
        return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    }
}
