/// An image of fewer pixels than the area has at three a point.
enum MediaTooSmall: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        let area = inspection.area
        for arrival in inspection.arrivals {
            guard let size = arrival.picture?.size else { continue }
            let enlargement = area.enlargement(of: size)
            // Some pixels more or less are seen by nobody.
            guard enlargement > area.leastEnlargement * 1.02 else { continue }
            let isScaled = max(size.width, size.height) > Int(StoryArea.maxPixels)
            let left = StoryArea.scaledDown(size)
            findings.report(
                .mediaTooSmall, enlargement < 2 ? .note : .warning, at: arrival.value,
                isScaled ? .mediaTooSmallScaled : .mediaTooSmall, .number(arrival.number), .pixels(left.width),
                .pixels(left.height), .pixels(area.need.width), .pixels(area.need.height),
                .number(Int(StoryArea.maxPixels)), onPhone: .enlarged, [.percent(enlargement)])
        }
    }
}
