/// An image that did not come.
enum MediaNotReachable: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            guard let sentence = arrival.failure.flatMap(sentence) else { continue }
            findings.report(
                .mediaNotReachable, .error, at: arrival.value, sentence, .number(arrival.number), .number(waitSeconds),
                onPhone: .blackUnloadable)
        }
    }

    /// How long a fetch may take.
    private static let waitSeconds = 10

    private static func sentence(_ failure: MediaFailure) -> Sentence? {
        switch failure {
        case .badURL: .mediaBadURL
        case .hostUnknown: .mediaHostUnknown
        case .notReachable: .mediaNotReachable
        case .timedOut: .mediaTimedOut
        case .tlsFailed: .mediaTLSFailed
        case .brokenAnswer: .mediaBrokenAnswer
        case .addressRefused, .protocolRefused, .tooManyRedirects, .tooLarge, .notLooked: nil
        }
    }
}
