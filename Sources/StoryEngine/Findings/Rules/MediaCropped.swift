/// An image of another shape than the area, which fills it and is cut off (the behaviour's section 5).
enum MediaCropped: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            guard let size = arrival.picture?.size else { continue }
            switch inspection.area.cut(of: size) {
            case .sides(let cut) where cut >= leastCut:
                findings.report(
                    .mediaCropped, severity(cut), at: arrival.value, .mediaCroppedSides, .number(arrival.number),
                    .percent(cut), onPhone: .sidesCut, [.percent(cut / 2)])
            case .ends(let cut) where cut >= leastCut:
                findings.report(
                    .mediaCropped, severity(cut), at: arrival.value, .mediaCroppedEnds, .number(arrival.number),
                    .percent(cut), onPhone: .endsCut, [.percent(cut / 2)])
            default: continue
            }
        }
    }

    /// Less is seen by nobody.
    private static let leastCut = 0.02

    /// From a fifth on, what matters is likely to be among it.
    private static func severity(_ cut: Double) -> Finding.Severity { cut < 0.2 ? .note : .warning }
}
