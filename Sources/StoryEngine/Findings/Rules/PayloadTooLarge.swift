/// A push that APNs refuses for its size (the behaviour's section 7).
enum PayloadTooLarge: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        let bytes = inspection.payload.device.bytes.lowerBound
        guard bytes > Timeline.Delivery.limit else { return }
        let budget = ByteBudget(inspection)
        findings.report(
            .payloadTooLarge, .error, at: budget.place, .payloadTooLarge, .number(bytes),
            .number(Timeline.Delivery.limit), .text(budget.largestFields), .number(budget.fittingPages),
            onPhone: .pushRefused)
    }
}
