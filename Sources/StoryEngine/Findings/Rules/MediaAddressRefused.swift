/// An image at an address, a port or a scheme from which the preview fetches nothing, and most phones cannot.
enum MediaAddressRefused: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            switch arrival.failure {
            case .addressRefused:
                findings.report(
                    .mediaAddressRefused, .error, at: arrival.value, .mediaAddressRefused, .number(arrival.number),
                    onPhone: .blackOutside)
            case .protocolRefused:
                findings.report(
                    .mediaAddressRefused, .warning, at: arrival.value, .mediaProtocolRefused, .number(arrival.number),
                    onPhone: .mayBeBlack)
            default: continue
            }
        }
    }
}
