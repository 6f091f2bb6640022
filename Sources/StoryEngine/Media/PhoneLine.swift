/// A slow phone line, to tell how long a picture takes: 1.6 Mbit/s with 150 ms there and back, as Lighthouse takes for
/// "slow 4G".
enum PhoneLine {
    private static let bitsPerSecond = 1.6e6
    private static let roundTripSeconds = 0.15
    /// Name, connection, encryption, request.
    private static let roundTrips = 4.0

    /// For the bytes alone.
    static func transferSeconds(_ byteCount: Int) -> Double { Double(byteCount) * 8 / bitsPerSecond }

    /// From the question to the last byte; a redirect asks anew.
    static func seconds(_ answer: MediaAnswer) -> Double {
        Double(1 + answer.redirectCount) * roundTrips * roundTripSeconds + transferSeconds(answer.byteCount)
    }
}
