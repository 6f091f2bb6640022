/// No alert, so that nothing is shown.
enum AlertMissing: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let push = inspection.push else { return }
        let alert = Alert(of: inspection.payload.device.root)
        guard [alert.title, alert.subtitle, alert.body].allSatisfy({ $0?.isEmpty ?? true }) else { return }
        findings.report(.alertMissing, .error, at: push, .alertMissing, onPhone: .nothingShown)
    }
}
