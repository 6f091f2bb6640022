/// An image of more pixels than the SDK keeps (the behaviour's section 6).
enum MediaScaledDown: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            guard let size = arrival.picture?.size, max(size.width, size.height) > Int(StoryArea.maxPixels) else {
                continue
            }
            let scaled = StoryArea.scaledDown(size)
            findings.report(
                .mediaScaledDown, .note, at: arrival.value, .mediaScaledDown, .number(arrival.number),
                .number(size.width), .number(size.height), .number(Int(StoryArea.maxPixels)), onPhone: .scaledDown,
                [.pixels(scaled.width), .pixels(scaled.height)])
        }
    }
}
