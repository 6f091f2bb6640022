/// Collects findings while rules look at a payload, and places them in its text at the end.
struct Findings {
    /// One answer holds no more findings than this.
    static let limit = 100

    private struct Draft {
        let code: FindingCode
        let severity: Finding.Severity
        let message: String
        let onPhone: String
        let bytes: Range<Int>
        let pointsAtValue: Bool
    }

    private var drafts: [Draft] = []

    /// Reports a finding about a value.
    ///
    /// - Parameters:
    ///   - code: which mistake it is.
    ///   - severity: what the viewer loses.
    ///   - value: where it stands.
    ///   - message: what stands there.
    ///   - onPhone: what the phone does about it.
    mutating func report(
        _ code: FindingCode, _ severity: Finding.Severity, at value: JSONValue, _ message: String, onPhone: String
    ) {
        drafts.append(
            Draft(
                code: code, severity: severity, message: message, onPhone: onPhone, bytes: value.range,
                pointsAtValue: true))
    }

    /// Reports a finding about bytes of the text that are no value.
    mutating func report(
        _ code: FindingCode, _ severity: Finding.Severity, in bytes: Range<Int>, _ message: String, onPhone: String
    ) {
        drafts.append(
            Draft(
                code: code, severity: severity, message: message, onPhone: onPhone, bytes: bytes, pointsAtValue: false))
    }

    /// Gives the findings their places.
    ///
    /// - Parameters:
    ///   - text: the bytes of the text.
    ///   - json: what it holds, for the pointers; nil where it is not JSON.
    /// - Returns: the findings in the order of the text, at most `limit`.
    func placed(in text: [UInt8], json: JSONValue?) -> [Finding] {
        guard !drafts.isEmpty else { return [] }
        // A stable order: where two stand at the same place, the one reported first comes first.
        let kept = drafts.enumerated()
            .sorted { ($0.element.bytes.lowerBound, $0.offset) < ($1.element.bytes.lowerBound, $1.offset) }
            .prefix(Self.limit).map(\.element)
        let positions = PositionTable(offsets: kept.flatMap { [$0.bytes.lowerBound, $0.bytes.upperBound] }, in: text)
        return kept.map { draft in
            Finding(
                code: draft.code, severity: draft.severity, message: draft.message, onPhone: draft.onPhone,
                pointer: draft.pointsAtValue ? json?.pointer(covering: draft.bytes) : nil,
                range: positions.range(draft.bytes), fixes: [])
        }
    }
}
