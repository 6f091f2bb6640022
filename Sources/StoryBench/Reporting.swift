import Foundation
import StoryEngine

/// A payload's timeline document.
func storyDocument(_ text: [UInt8]) -> [UInt8] {
    (try? Timeline(of: text, options: PreviewOptions()).document()) ?? []
}

/// Prints one measurement.
func report(_ name: String, _ measurement: Measurement) {
    let time = String(format: "%10.1f µs", measurement.microseconds)
    print(name.padding(toLength: 34, withPad: " ", startingAt: 0), time, "\(measurement.allocations) allocations")
}
