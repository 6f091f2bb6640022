/// No alert, so that nothing is shown.
enum AlertMissing: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        guard let push = inspection.push else { return }
        let device = inspection.payload.device.root
        let alert = Alert(of: device)
        guard [alert.title, alert.subtitle, alert.body].allSatisfy({ $0?.isEmpty ?? true }),
            !hasWordsOfTheApp(device["aps"]?["alert"])
        else { return }
        findings.report(.alertMissing, .error, at: push, .alertMissing, onPhone: .nothingShown)
    }

    /// Whether the alert names texts that the app itself holds, as APNs documents it.
    private static func hasWordsOfTheApp(_ alert: JSONValue?) -> Bool {
        ["loc-key", "title-loc-key", "subtitle-loc-key"].contains { alert?.isWithout($0) == false }
    }
}
