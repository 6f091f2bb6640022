/// Collects findings while rules look at a payload, and places them in its text at the end.
struct Findings {
    /// One answer holds no more findings than this.
    static let limit = 100

    /// A finding before it is placed and worded.
    struct Draft {
        let code: FindingCode
        let severity: Finding.Severity
        let bytes: Range<Int>
        /// Whether the bytes are those of a value or a key, so that there is a pointer to it.
        let isAtValue: Bool
        let sentence: Sentence
        let arguments: [Argument]
        let effect: Effect
        let effectArguments: [Argument]
        let fixes: [Fix]
    }

    private(set) var drafts: [Draft] = []

    /// Reports a finding about a value.
    ///
    /// - Parameters:
    ///   - code: which mistake it is.
    ///   - severity: what the viewer loses.
    ///   - value: where it stands.
    ///   - sentence: what stands there.
    ///   - arguments: what fills the sentence's gaps.
    ///   - effect: what the phone does about it.
    ///   - effectArguments: what fills the effect's gaps.
    ///   - fixes: how it can be cured.
    mutating func report(
        _ code: FindingCode, _ severity: Finding.Severity, at value: JSONValue, _ sentence: Sentence,
        _ arguments: Argument..., onPhone effect: Effect, _ effectArguments: [Argument] = [], fixes: [Fix] = []
    ) {
        drafts.append(
            Draft(
                code: code, severity: severity, bytes: value.range, isAtValue: true, sentence: sentence,
                arguments: arguments, effect: effect, effectArguments: effectArguments, fixes: fixes))
    }

    /// Reports a finding about bytes of the text: a key, or what is no value.
    mutating func report(
        _ code: FindingCode, _ severity: Finding.Severity, in bytes: Range<Int>, isKey: Bool = false,
        _ sentence: Sentence, _ arguments: Argument..., onPhone effect: Effect, fixes: [Fix] = []
    ) {
        drafts.append(
            Draft(
                code: code, severity: severity, bytes: bytes, isAtValue: isKey, sentence: sentence,
                arguments: arguments, effect: effect, effectArguments: [], fixes: fixes))
    }

    /// Reports that the text cannot be read.
    mutating func report(_ fault: JSONFault) {
        drafts.append(
            Draft(
                code: fault.code, severity: .error, bytes: fault.range, isAtValue: false, sentence: fault.sentence,
                arguments: fault.arguments, effect: fault.code.effectOnSending, effectArguments: [],
                fixes: fault.fix.map { [$0] } ?? []))
    }
}

extension FindingCode {
    /// What becomes of a text that cannot be read.
    fileprivate var effectOnSending: Effect {
        switch self {
        case .payloadTooLong: .tooLongForAPush
        case .jsonTooDeep: .nestedTooDeep
        case .plistSyntax: .plistUnreadable
        default: .nothingSent
        }
    }
}
