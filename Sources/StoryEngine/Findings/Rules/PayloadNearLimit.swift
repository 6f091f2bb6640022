/// A push that comes near the size which APNs refuses (the behaviour's section 7).
enum PayloadNearLimit: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        let bytes = inspection.payload.device.bytes
        guard bytes.lowerBound <= Timeline.Delivery.limit, bytes.upperBound > noteAbove else { return }
        findings.report(
            .payloadNearLimit, bytes.upperBound > warningAbove ? .warning : .note, at: ByteBudget(inspection).place,
            .payloadNearLimit, .number(bytes.upperBound), .number(Timeline.Delivery.limit), onPhone: .pushNearLimit)
    }

    private static let noteAbove = 2500
    private static let warningAbove = 3500
}
