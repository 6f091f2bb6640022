/// A payload that is only a part of what is sent (the contract, section 1).
enum EnvelopeRecognised: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        let sentence: Sentence
        switch inspection.payload.envelope {
        case .notification: sentence = .recognisedNotification
        case .block: sentence = .recognisedBlock
        case .pages: sentence = .recognisedPages
        case .createMessage, .device, .unknown: return
        }
        findings.report(.envelopeRecognised, .note, at: inspection.payload.json, sentence, onPhone: .wrappedForPreview)
    }
}
