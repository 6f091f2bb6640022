/// A URL of an image at which there is no picture.
enum MediaNotPicture: Rule {
    static func check(_ inspection: Inspection, _ findings: inout Findings) {
        for arrival in inspection.arrivals {
            guard let answer = arrival.goodAnswer, let sentence = sentence(answer) else { continue }
            findings.report(
                .mediaNotPicture, .error, at: arrival.value, sentence, .number(arrival.number),
                .text(answer.picture.format.name), onPhone: .blackFormat)
        }
    }

    private static func sentence(_ answer: MediaAnswer) -> Sentence? {
        switch answer.picture.format {
        case .html: .mediaIsPage
        case .other: answer.byteCount == 0 ? .mediaIsEmpty : .mediaIsOther
        case .svg: nil
        default: answer.picture.size == nil ? .mediaIsBroken : nil
        }
    }
}
